import type { APIContainerComponent } from 'discord.js';
import type { Answer } from '../../../src/command/command.ts';
import { render } from '../../../src/discord/messages/render.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { openSession } from '../session.ts';
import type { Message } from './message.ts';

/** With the dice of this text, the shot has an interesting result. */
const SEED = 'ranville';

/** A small battle by the original Landser, up to its first shot. */
const BEFORE = [
  '@anna /game new name:Caen rules:landser-classic',
  '@anna /game join side:axis',
  '@ben /game join side:allies',
  '@anna /unit add profile:rifleman name:Bell',
  '@anna /unit add profile:rifleman name:Otto',
  '@ben /unit add profile:rifleman name:Miller',
  '@ben /unit add profile:rifleman name:Jones',
  '@anna /initiative faces:"6 1"',
  '@anna /turn end',
];

/** A ruling with the buttons for what comes next, and a player's panel, as the bot sends them. */
export async function scene(): Promise<readonly Message[]> {
  const session = await openSession(SEED);
  const says = async (line: string): Promise<Answer> => {
    const { outcome } = await session.hear(line);
    if (!outcome.ok) throw new Error(`${line}: ${plainText(outcome.problem.document)}`);
    return outcome.answer;
  };
  try {
    for (const line of BEFORE) await says(line);
    const shot = await says('@anna /fire who:Bell target:Miller range:8 cover:half');
    const ruling = await sent(shot);
    const panel = await sent(await says('@anna /play'));
    return [
      { components: ruling, by: 'anna', used: '/fire' },
      { components: panel, by: 'anna', used: '/play', private: true },
    ];
  } finally {
    await session.close();
  }
}

async function sent({ document, offers }: Answer): Promise<readonly APIContainerComponent[]> {
  const { components } = render(english, { ...document, ...(await offers?.()), pictures: [] });
  return components.map((component) => component.toJSON() as APIContainerComponent);
}
