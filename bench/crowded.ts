import { commands, run } from '../commands/index.ts';
import { openStore } from '../src/campaign/store/open.ts';
import type { Answer } from '../src/command/command.ts';
import { commandNamed } from '../src/command/typing/find.ts';
import { seedOf } from '../src/fairness/seed.ts';
import { Referee } from '../src/referee/referee.ts';
import { english } from '../src/reply/english/index.ts';
import { pngOf } from '../src/reply/pictures/png.ts';
import { rulesets } from '../src/rules/index.ts';
import { readCommand } from '../src/terminal/line.ts';
import { longestHold } from './holding.ts';
import type { Measured } from './measure.ts';

const CHANNEL = 'crowded';
const PIECES = 500;
/** On each side. */
const UNITS = 50;
/** Where the rows of both sides begin, in inches. */
const [SOUTH, NORTH] = [1, 38.5];
/** Milliseconds: for an answer, a picture, and for others to be held meanwhile. */
const MOST = { answer: 100, picture: 300, hold: 25 } as const;
/** What a process does for the first time is compiled meanwhile. */
const WARM = 4;
const TIMES = 7;

type Says = (user: string, command: string) => Promise<Answer>;

/**
 * How long a player waits for `/play` and for the picture on a table of 500 pieces and 100 units, in each book: the first time after
 * something has moved, when nothing that was looked at is kept. And how long others wait meanwhile.
 */
export async function crowdedFigures(): Promise<Measured[]> {
  const figures: Measured[] = [];
  for (const rules of Object.keys(rulesets)) {
    const says = await crowdedTable(rules);
    const moves = async () => void (await says('ute', someMove()));
    const acts: readonly (readonly [string, number, () => Promise<unknown>])[] = [
      ['/play', MOST.answer, () => says('anna', '/play')],
      ['/battlefield show', MOST.picture, async () => pictureOf(await says('anna', '/battlefield show'))],
    ];
    for (const [what, target, act] of acts) {
      const taken = await takenBy(act, moves);
      figures.push({
        what: `${what}, ${rules}`,
        ms: taken.ms,
        target,
        baseline: 'in all, with what’s drawn beside it',
      });
      figures.push({ what: `${what}, ${rules}: others wait`, ms: taken.hold, target: MOST.hold, baseline: 'at most' });
    }
  }
  return figures;
}

/** The typical time and the typical longest hold. @param before makes what was kept stale */
async function takenBy(act: () => Promise<unknown>, before: () => Promise<unknown>) {
  const taken: { ms: number; hold: number }[] = [];
  for (let n = 0; n < WARM + TIMES; n += 1) {
    await before();
    const begun = performance.now();
    let ms = 0;
    const hold = await longestHold(async () => {
      await act();
      ms = performance.now() - begun;
    });
    if (n >= WARM) taken.push({ ms, hold });
  }
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[TIMES >> 1]!;
  return { ms: middle(taken.map(({ ms }) => ms)), hold: middle(taken.map(({ hold }) => hold)) };
}

async function pictureOf({ document }: Answer): Promise<void> {
  const { pictures = [] } = document;
  if (pictures.length === 0) throw new Error('There is no picture to measure');
  for (const picture of pictures) await pngOf(picture);
}

let moved = 0;

/** The last one in the north, who has room behind him, goes a little further each time: nothing that was drawn before is drawn again. */
function someMove(): string {
  moved += 1;
  const [x, y] = inRow(UNITS - 1, NORTH + (moved % 200) / 100);
  return `/battlefield move what:"Blue ${UNITS}" to:"${x}, ${y.toFixed(2)}"`;
}

/** A battle on such a table, in its first turn. Anna has the side in the south, whose turn it is. */
async function crowdedTable(rules: string): Promise<Says> {
  const onTrouble = (error: unknown) => {
    throw error;
  };
  const store = await openStore('memory:');
  const referee = new Referee({
    store,
    now: () => new Date(),
    seed: seedOf('crowded'),
    onTrouble,
    defaultRules: rules,
  });
  const says: Says = (user, typed) => {
    const { name, given } = readCommand(typed);
    // A table of this size comes as a file, of which the log has no copy.
    const command = name === 'battlefield import' ? '/battlefield import' : typed;
    return run(english, referee, commandNamed(name, commands), { user, channel: CHANNEL, command, given });
  };
  const [profile] = Object.keys(rulesets[rules]!.profiles);
  for (const [user, command] of [
    ['ute', `/game new rules:${rules} sides:"Reds, Blues"`],
    ['anna', '/game join side:reds'],
    ['ben', '/game join side:blues'],
    ['ute', `/unit add profile:${profile} name:Red count:${UNITS} side:reds`],
    ['ute', `/unit add profile:${profile} name:Blue count:${UNITS} side:blues`],
    ['ute', `/battlefield import json:"${JSON.stringify(tableOf()).replaceAll('"', '\\"')}"`],
    ...(rulesets[rules]!.verbs.initiative ? [['ute', '/initiative faces:"6 1"'] as const] : []),
    ['ute', '/turn end'],
  ] as const) {
    await says(user, command);
  }
  return says;
}

/** Hedges, walls and woods in rows, with ways between them, and both sides’ units behind the outer ones. */
function tableOf(): object {
  const pieces = Array.from({ length: PIECES }, (_, i) => {
    const [x, y] = [1.5 + (i % 25) * 2.8, 9 + Math.floor(i / 25) * 1.4];
    const line = (to: readonly [number, number]) => ({ line: [[x, y], to], width: 0.25 });
    if (i % 3 === 0) return { id: `hedge-${i}`, kind: 'hedge', ...line([x + 1.5, y]) };
    if (i % 3 === 1) return { id: `wall-${i}`, kind: 'wall', ...line([x + 1, y + 0.6]) };
    return { id: `wood-${i}`, kind: 'wood', circle: [x + 0.5, y, 0.7] };
  });
  const row = (side: string, y: number, facing: number) =>
    Array.from({ length: UNITS }, (_, i) => ({ name: `${side} ${i + 1}`, at: inRow(i, y), facing }));
  return {
    format: 'umpire-table',
    version: 1,
    size: [72, 48],
    pieces,
    units: [...row('Red', SOUTH, 0), ...row('Blue', NORTH, 180)],
    edges: { reds: 'south', blues: 'north' },
  };
}

/** Three ranks, so that no base touches another. */
function inRow(i: number, y: number): [number, number] {
  return [Number((2 + Math.floor(i / 3) * 4.2).toFixed(2)), Number((y + 2.9 * (i % 3)).toFixed(2))];
}
