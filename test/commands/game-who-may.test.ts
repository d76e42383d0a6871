import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { openMemory } from '../../src/campaign/store/memory.ts';
import type { Asked } from '../../src/referee/asked.ts';
import { recordsOf } from '../referee/table.ts';
import { handing, sayOver } from './club-table.ts';

/** Umpires; players and umpires; whoever has set the channel up; anyone at all. */
type Who = 'umpires' | 'part' | 'keeper' | 'anyone';

interface Tried {
  readonly line: string;
  readonly who: Who;
  /** What a stranger is told, unless it's the usual. */
  readonly says?: string;
  /** What Anna, the umpire, does before. */
  readonly before?: readonly string[];
  /** Somebody who manages the server may as well, whoever they are. */
  readonly managers?: true;
  readonly with?: Partial<Asked>;
}

const ENDED = ['/game end confirm:true'];

/** Every subcommand of `/game`, and how it's tried: Discord shows all of them to everybody. */
const TRIED: Readonly<Record<string, readonly Tried[]>> = {
  new: [{ line: 'name:Falaise', who: 'keeper', before: ENDED, managers: true }],
  rules: [{ line: 'rules:landser', who: 'keeper', before: ENDED, managers: true }],
  import: [{ line: 'file:file.json confirm:true', who: 'keeper', before: ENDED, managers: true, with: handing('{}') }],
  'move-to': [{ line: 'channel:falaise', who: 'keeper', managers: true }],
  house: [
    { line: 'toggle:dogs-chance', who: 'umpires' },
    { line: 'toggle:dogs-chance', who: 'keeper', before: ENDED, managers: true },
    { line: '', who: 'anyone' },
  ],
  enforcement: [{ line: 'how:remind', who: 'umpires' }],
  dice: [{ line: 'table:confirmed', who: 'umpires' }],
  clock: [{ line: 'every:24h', who: 'umpires' }],
  report: [{ line: 'each-turn:true', who: 'umpires' }],
  sides: [{ line: 'lock:true', who: 'umpires' }],
  pause: [{ line: '', who: 'umpires' }],
  resume: [{ line: '', who: 'umpires', before: ['/game pause'] }],
  end: [
    { line: '', who: 'umpires', managers: true },
    { line: 'confirm:true', who: 'umpires', managers: true },
  ],
  battle: [{ line: '', who: 'umpires' }],
  umpire: [{ line: 'to:zoe', who: 'umpires' }],
  'dismiss-umpire': [
    { line: 'to:dora', who: 'umpires', managers: true, before: ['/game umpire to:dora', '@dora /agree'] },
  ],
  'remove-player': [{ line: 'to:chris', who: 'umpires', managers: true }],
  settings: [
    { line: 'rulings:full', who: 'part' },
    { line: '', who: 'anyone' },
  ],
  situation: [{ line: '', who: 'part' }],
  // Whoever has no place has none to leave or to hand over.
  leave: [{ line: '', who: 'anyone', says: 'no-side' }],
  'hand-over': [{ line: 'to:dora', who: 'anyone', says: 'no-side' }],
  // In a battle that has begun, it asks.
  join: [{ line: 'side:axis', who: 'anyone' }],
  status: [{ line: '', who: 'anyone' }],
  losses: [{ line: '', who: 'anyone' }],
  export: [{ line: '', who: 'anyone' }],
};

const REFUSES: Readonly<Record<Exclude<Who, 'anyone'>, string>> = {
  umpires: 'umpire-only',
  part: 'no-part',
  keeper: 'not-your-channel',
};

/** What `/game join` writes, and nothing else of what anyone may do. */
const WRITES: ReadonlySet<string> = new Set(['join']);

test('every subcommand of /game is tried here', () => {
  const all = commands.flatMap(({ name }) => (name.startsWith('game ') ? [name.slice('game '.length)] : []));
  expect(Object.keys(TRIED).toSorted()).toEqual(all.toSorted());
});

const each = Object.entries(TRIED).flatMap(([name, tried]) =>
  tried.map((one) => [`/game ${name} ${one.line}`.trim(), name, one] as const),
);

test.each(each)(
  '%s is for those who may',
  async (line, name, { who, says, before = [], managers, with: given = {} }) => {
    const store = await openMemory({ answerWithin: 10_000 });
    const say = sayOver(store);
    for (const opening of ['/game rules rules:landser', '/game new name:Caen', '@ben /game join side:axis'])
      await say(opening);
    for (const opening of ['@chris /game join side:allies', ...before]) await say(opening);

    /** Why somebody is refused, if they are, and how much was written all the same. */
    const tried = async (user: string, manager = false) => {
      const written = (await recordsOf(store)).length;
      const thrown = await say(`@${user} ${line}`, { ...given, manager }).then(
        () => undefined,
        (error: { says?: string; name: string }) => error,
      );
      return {
        refused: thrown?.says,
        isAuthority: thrown?.name === 'NotAllowed',
        written: (await recordsOf(store)).length - written,
      };
    };

    if (who === 'anyone') {
      expect(await tried('zoe')).toEqual({ refused: says, isAuthority: false, written: WRITES.has(name) ? 1 : 0 });
      return;
    }
    expect(await tried('zoe')).toEqual({ refused: REFUSES[who], isAuthority: true, written: 0 });
    if (who !== 'part') expect(await tried('ben')).toEqual({ refused: REFUSES[who], isAuthority: true, written: 0 });
    else expect(await tried('ben')).toMatchObject({ isAuthority: false });
    // A manager of the server is nobody in the campaign, but for what has to be possible without its umpires.
    if (!managers) expect(await tried('zoe', true)).toMatchObject({ isAuthority: true, written: 0 });
    else expect(await tried('zoe', true)).toMatchObject({ isAuthority: false });
    if (!managers) expect(await tried('anna')).toMatchObject({ refused: undefined });
  },
);
