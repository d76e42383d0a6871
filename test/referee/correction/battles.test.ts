import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import type { Game } from '../../../src/campaign/game.ts';
import type { LogRecord, Ruled } from '../../../src/campaign/record.ts';
import { seedOf } from '../../../src/fairness/seed.ts';
import { proofOf } from '../../../src/fairness/whole-log.ts';
import type { OptionValue } from '../../../src/kernel/options/options.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import type { Wish } from '../../../src/referee/correction/corrections.ts';
import { historyOf, rulingsIn } from '../../../src/referee/correction/history.ts';
import { noMore } from '../../../src/referee/correction/judging.ts';
import { outlookOn } from '../../../src/referee/correction/outlook.ts';
import { Protocol } from '../../../src/referee/protocol.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { linesOf } from '../../battles/discord.ts';
import { sayTo } from '../../commands/club-table.ts';
import { runs } from '../../nightly.ts';
import { memory, recordsOf, refereeOn } from '../table.ts';

/** How many rulings of each verb in a battle are corrected. */
const OF_EACH = runs(1, 8);
/** How many of a battle's newest rulings are corrected as well. */
const MOST = runs(3, 1000);

const BATTLES = [
  ['landser-classic', 'troarn-4'],
  ['landser', 'vianden-8'],
  ['ww2-skirmish', 'k4-4'],
  ['hans-n-panzer', 'kursk'],
  ['panzertroops', 'merl'],
] as const;

interface Fought {
  readonly referee: Referee;
  readonly protocol: Protocol;
  readonly records: () => Promise<LogRecord[]>;
  readonly campaign: () => Promise<Campaign>;
}

/** A whole battle; commands that its dice no longer allow are skipped. */
async function fought(book: string, seed: string): Promise<Fought> {
  const { store } = await memory();
  const world = { store, now: () => new Date(), seed: seedOf(seed), onTrouble: () => {} };
  const referee = refereeOn(store, { seed: seedOf(seed) });
  const say = sayTo(referee);
  const script = readFileSync(new URL(`../../battles/${book}.txt`, import.meta.url), 'utf8');
  const lines = linesOf(script).filter(({ command }) => !/^\/game (end|battle)/.test(command));
  for (const { user, command } of lines) {
    await say(`@${user} ${command}`).catch((error: unknown) => {
      if (!(error instanceof Refusal || error instanceof InputError)) throw error;
    });
  }
  return {
    referee,
    protocol: new Protocol(world),
    records: () => recordsOf(store),
    campaign: () => referee.campaign('caen'),
  };
}

/** The state of a game, whatever entry numbers were used on the way. */
function settled({ game }: Campaign): Omit<Game, 'made' | 'owed' | 'asks'> {
  const { made: _, owed: __, asks: ___, ...others } = game!;
  return others;
}

/** A few rulings of every verb, from the whole of the battle. */
function chosen(records: readonly LogRecord[]): readonly (readonly [number, Ruled])[] {
  const last = records.findLastIndex(({ events }) => events.some(({ type }) => type === 'battle-begun'));
  const rulings = records
    .slice(last + 1)
    .flatMap((each) => rulingsIn(each).map(([, ruled]) => [each.seq, ruled] as const));
  const found = [...new Set(rulings.map(([, { verb }]) => verb))].flatMap((verb) => {
    const own = rulings.filter(([, ruled]) => ruled.verb === verb);
    const every = Math.max(1, Math.floor(own.length / OF_EACH));
    return own.filter((_, i) => (own.length - 1 - i) % every === 0).slice(-OF_EACH);
  });
  return found.toSorted(([a], [b]) => b - a).slice(0, MOST);
}

/** What else an eye might have seen: another value of one of its options. */
function otherwise({ rules, verb, options }: Ruled): Wish['said'][] {
  const table = rulesets[rules]!.verbs[verb]!.options;
  return Object.entries(table)
    .filter(([, { from }]) => from === 'eye')
    .flatMap(([name, option]): Wish['said'][] => {
      const now = options[name];
      const values: OptionValue[] =
        option.type === 'boolean'
          ? [now !== true]
          : option.type === 'string'
            ? [...(option.values ?? [])]
            : [1, 3, 7, 12].filter((inches) => inches !== now);
      return values.filter((value) => value !== now).map((value) => ({ [name]: value }));
    });
}

describe.each(BATTLES)('a battle by %s', (book, seed) => {
  test('put right to the same facts, otherwise, back again, and taken back', { timeout: 120_000 }, async () => {
    const { referee, protocol, records, campaign } = await fought(book, seed);
    const played = await records();
    const before = await campaign();
    const umpire = before.game!.umpires[0]!;
    const correct = async (wish: Wish) => {
      const confirm = (await campaign()).seq;
      const command = `/correct number:${wish.number}`;
      return referee.corrections.correct({ user: umpire, channel: 'caen', command, given: {} }, { ...wish, confirm });
    };
    const done: string[] = [];
    for (const [number, ruled] of chosen(played)) {
      const known = (await protocol.campaigns.latest('caen'))!;
      // The corrections and undos made here make the log long.
      if (known.campaign.seq - number > 290) continue;
      const history = await historyOf(protocol, known, umpire, number);
      const same = outlookOn(history, { said: {}, later: 'redo', source: noMore });
      expect([number, same.now, same.rests]).toEqual([number, same.was, []]);
      expect(same.places.every(({ fresh, over }) => !fresh && !over)).toBe(true);
      expect(same.games.now).toEqual(same.games.was);

      for (const said of otherwise(ruled)) {
        const now = await correct({ number, said, later: 'redo' }).catch((error: unknown) => error);
        if (now instanceof Refusal || now instanceof InputError) continue;
        if (now instanceof Error) throw now;
        done.push(`${ruled.verb} ${JSON.stringify(said)}`);
        // The state is the same as that of a fresh reading of the log.
        const anew = (await refereeAnew(protocol)).game;
        expect((await campaign()).game).toEqual(anew);
        const [name] = Object.keys(said) as [string];
        const back = ruled.options[name] ?? '-';
        await correct({ number, said: { [name]: back }, later: 'redo' });
        expect(settled(await campaign())).toEqual(settled(before));
        await referee.undoing.undo({ user: umpire, channel: 'caen', command: '/undo', given: {} });
        await referee.undoing.undo({ user: umpire, channel: 'caen', command: '/undo', given: {} });
        expect((await campaign()).game).toEqual(before.game);
        break;
      }
    }
    expect(done.length).toBeGreaterThan(0);
    const all = await records();
    const { log } = (await protocol.campaigns.latest('caen'))!;
    const origins = [{ log: log.id, last: Number.POSITIVE_INFINITY }];
    expect(proofOf(all, origins, () => seedOf(seed))).toMatchObject({ proof: 'holds' });
  });
});

async function refereeAnew(protocol: Protocol): Promise<Campaign> {
  protocol.campaigns.forget('caen');
  return (await protocol.campaigns.of('caen'))?.campaign ?? nothingYet;
}
