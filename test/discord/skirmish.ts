import { assert } from 'vitest';
import { recordsOf } from '../referee/table.ts';
import type { Club } from './club.ts';
import type { Seen } from './loopback/index.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

/** Someone gives a command in a channel, and sees the answer. */
export function sayIn(club: Club, channel: string) {
  return (user: string, name: string, options: Options = {}): Promise<Seen> =>
    club.discord.command({ name, options, channel, user }).settled();
}

/** Units by their profiles, each with its name if it has one of its own. */
type Troops = readonly (string | readonly [profile: string, ...names: string[]])[];

/** The troops of a battle: Anna plays the Axis, Ben the Allies. */
interface Sides {
  readonly rules: string;
  readonly anna: Troops;
  readonly ben: Troops;
}

/**
 * A battle by these rules in a channel of its own, before its first turn or what the book has before that. Carla, who plays neither
 * side, is the umpire. A unit without a name of its own is called `Red` or `Blue` and its profile.
 */
export async function battle(club: Club, { rules, anna, ben }: Sides, channel = club.channel()) {
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules });
  await say('anna', 'game join', { side: 'axis' });
  await say('ben', 'game join', { side: 'allies' });
  for (const unit of named(anna, 'Red')) await say('anna', 'unit add', unit);
  for (const unit of named(ben, 'Blue')) await say('ben', 'unit add', unit);
  const records = () => recordsOf(club.store, club.discord.channel(channel).id);
  return { channel, say, records };
}

function named(troops: Troops, colour: string): readonly { readonly profile: string; readonly name: string }[] {
  return troops.flatMap((unit) => {
    if (typeof unit === 'string') return [{ profile: unit, name: `${colour} ${unit}` }];
    const [profile, ...names] = unit;
    return names.map((name) => ({ profile, name }));
  });
}

/** A small one by the original Landser: Bell and Otto against Miller and Jones. It stands before its initiative. */
export function skirmish(club: Club, channel = club.channel()) {
  const [anna, ben] = [[['rifleman', 'Bell', 'Otto']], [['rifleman', 'Miller', 'Jones']]] as const;
  return battle(club, { rules: 'landser-classic', anna, ben }, channel);
}

/** The same in its first turn, that of the Axis. */
export async function fighting(club: Club, where = club.channel()) {
  const table = await skirmish(club, where);
  await table.say('carla', 'initiative', { faces: '6 1' });
  await table.say('carla', 'turn end');
  return table;
}

/** The same where each ruling is a message of its own. */
export async function singly(club: Club, where = club.channel()) {
  const table = await fighting(club, where);
  await table.say('carla', 'game settings', { posts: 'each' });
  return table;
}

/** Fires die by die by WW2 Skirmish, with hits that suppress, so that the target owes a morale test. */
export async function hit(
  say: ReturnType<typeof sayIn>,
  user: string,
  attacker: string,
  target: string,
): Promise<Seen> {
  const faces = ['6'];
  for (;;) {
    const reply = await say(user, 'fire', { attacker, target, range: 8, faces: faces.join(' ') });
    const [, sides] = /The next die is a D(\d+)/.exec(reply.text) ?? [];
    if (sides === undefined) {
      assert.isFalse(reply.ephemeral, reply.text);
      return reply;
    }
    faces.push(sides === '6' ? '2' : sides);
  }
}
