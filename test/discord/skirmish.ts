import type { Club } from './club.ts';
import type { Seen } from './loopback/index.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

/** Someone gives a command in a channel, and sees the answer. */
export function sayIn(club: Club, channel: string) {
  return (user: string, name: string, options: Options = {}): Promise<Seen> =>
    club.discord.command({ name, options, channel, user }).settled();
}

/**
 * A small battle by the original Landser in a channel of its own: Anna plays the Axis with Bell and Otto, Ben the Allies
 * with Miller and Jones, and Carla, who plays neither, is the umpire. It stands before its initiative.
 */
export async function skirmish(club: Club, channel = club.channel()) {
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'landser-classic' });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (const name of ['Bell', 'Otto']) await say('anna', 'unit add', { profile: 'rifleman', name });
  for (const name of ['Miller', 'Jones']) await say('ben', 'unit add', { profile: 'rifleman', name });
  return { channel, say };
}

/** The same in its first turn, that of the Axis. */
export async function fighting(club: Club, where = club.channel()) {
  const { channel, say } = await skirmish(club, where);
  await say('carla', 'initiative', { faces: '6 1' });
  await say('carla', 'turn end');
  return { channel, say };
}
