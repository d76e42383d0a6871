import { commands, run } from '../../commands/index.ts';
import { openMemory } from '../../src/campaign/store/memory.ts';
import { openSqlite } from '../../src/campaign/store/sqlite.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import type { Answer } from '../../src/command/command.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import type { Asked, AttachedFile } from '../../src/referee/asked.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { english } from '../../src/reply/english/index.ts';
import { readCommand, readLine } from '../../src/terminal/line.ts';
import { refereeOn } from '../referee/table.ts';

const settings = { answerWithin: 10_000 };

/** The stores on which stories are told. */
export const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['memory', () => openMemory(settings)],
  ['SQLite', () => openSqlite(':memory:', settings)],
];

/** A line, `@name` and `#channel` in front as in a script; Anna in Caen where nobody is named. */
export type Say = (line: string, otherwise?: Partial<Asked>) => Promise<Answer>;

/** Somebody to talk to, over a store. */
export function sayTo(referee: Referee): Say {
  return async (line, otherwise = {}) => {
    const { command, user, channel } = readLine(line, { user: 'anna', channel: 'caen' });
    const { name, given } = readCommand(command);
    return run(english, referee, commandNamed(name, commands), { user, channel, command, given, ...otherwise });
  };
}

/** The same with a referee of its own. */
export function sayOver(store: Store): Say {
  return sayTo(refereeOn(store));
}

/** A file as it is handed in. */
export function handing(bytes: Uint8Array | string, name = 'file.json'): Partial<Asked> {
  const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  const file: AttachedFile = { name, size: content.length, bytes: async () => content };
  return { files: { file } };
}

/** The first file that came with an answer. */
export function attachedTo({ document }: Answer): { readonly name: string; readonly bytes: Uint8Array } {
  const [file] = document.attached ?? [];
  if (!file) throw new Error('No file came with it');
  return file;
}

/** A small battle in Caen: Anna and Bob play, Carla watches, one shot is taken back. */
export async function battle(say: Say): Promise<void> {
  await say('/game new name:Caen');
  await say('/game join side:axis');
  await say('@bob /game join side:allies');
  await say('/unit add profile:rifleman name:Schmidt');
  await say('@bob /unit add profile:rifleman name:Miller');
  await say('/note text:"Fog lies over <b>the orchard</b> *still*."');
  await say('/initiative faces:"5 2"');
  await say('/turn end');
  await say('/fire weapon:rifle range:8 faces:3');
  await say('/fire weapon:rifle range:8 faces:2');
  await say('/undo');
  await say('@bob /agree');
}
