import { type Book, COVERS, type Cover } from '../../../../../data/ww2-skirmish/book.ts';
import type { SoloCounter } from '../../../../../data/ww2-skirmish/solo/solo-tables.ts';
import { type OptionTable, option } from '../../../../kernel/options/options.ts';
import { readOptions, readValue } from '../../../../kernel/options/read-options.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Question, SoloRuling, SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { meantBy } from '../../../names.ts';
import { inAction } from '../../figures.ts';
import { behindArmour } from '../../tracked/fire/targets.ts';
import { count, has, word } from '../../unit.ts';
import { vehicleAround } from '../../vehicles/crew.ts';
import { perUnit } from './lists.ts';
import { enemyNamed, namedAmong } from './named.ts';
import { changesIn, ownUnits, playersUnits, standing } from './sides.ts';

const NAMED: OptionTable = {
  counter: option.text(),
  target: option.text(),
  range: option.text(),
  cover: option.text(),
};

/** Counters on the table: those lying face down, known or not, and mines lying face up. */
export function countersOf(scene: Scene): readonly Unit[] {
  return ownUnits(scene).filter(isCounter);
}

export function isCounter(unit: Unit): boolean {
  return unit.sealed !== undefined || has(unit, 'counter');
}

/** WS-SOLO-04: a counter that spots or is spotted is turned over and attacks at once, in anyone's phase. */
export function countersStrike(scene: Scene, book: Book): SoloStep | undefined {
  const counter = countersOf(scene).find((each) => has(each, 'strikes'));
  if (!counter) return undefined;
  const rule = book.soloTurn.rules.counters;
  if (counter.sealed !== undefined && !has(counter, 'counter')) {
    return {
      step: 'open',
      hash: counter.sealed,
      unit: counter.id,
      rule,
      opened: (text) => turned(scene, counter, text, rule),
    };
  }
  return strikes(scene, counter, book);
}

function turned(scene: Scene, counter: Unit, text: string, rule: string): readonly Effect[] {
  const kind = KINDS.find((each) => text.endsWith(`: ${each}`)) ?? 'dummy';
  const changes = changesIn(scene);
  changes.set(counter, 'counter', kind, rule);
  return changes.effects;
}

const KINDS = ['sniper', 'mine', 'artillery', 'dummy'] as const;

function strikes(scene: Scene, counter: Unit, book: Book): SoloStep {
  const { rules, counters } = book.soloTurn;
  const kind = word(counter, 'counter') ?? 'dummy';
  const strike: SoloCounter | undefined = counters[kind];
  const rule = strike?.stays ? rules.mines : rules.counters;
  const target = scene.units.get(word(counter, 'strikes') ?? '');
  const marks = changesIn(scene);
  if (!has(counter, 'turned-over')) {
    marks.ofTable('counters-turned', Number(scene.table['counters-turned'] ?? 0) + 1, rule);
    marks.remind(rule, [counter], strike ? 'solo-counter-was' : 'solo-counter-dummy', { kind });
  } else if (target) marks.remind(rule, [counter, target], 'solo-mine-strikes');
  marks.clear(counter, ['strikes', 'strikes-range', 'strikes-cover'], rule);
  if (strike?.stays) marks.set(counter, 'turned-over', true, rule);
  else marks.gone(counter, 'turned-over', rule);
  const blow = strike && target && !target.gone ? blowAt(scene, counter, strike, target, book) : undefined;
  if (blow) return { step: 'rule', ...blow, marks: marks.effects };
  if (strike && target && !target.gone) marks.remind(rules.shielded, [counter, target], 'solo-counter-shielded');
  return { step: 'note', unit: counter.id, rule, effects: marks.effects };
}

/** What it does to a unit; nothing to men behind armour, whom a sniper can't see (WS-FIRE-19). */
function blowAt(
  scene: Scene,
  counter: Unit,
  strike: SoloCounter,
  target: Unit,
  book: Book,
): Pick<SoloRuling, 'verb' | 'options' | 'targets'> | undefined {
  const around = vehicleAround(scene, target);
  if (around && strike['at-vehicle']) {
    // A gun has no band nearer than its first inch.
    const told = has(counter, 'strikes-range') ? count(counter, 'strikes-range') : 0;
    const range = strike['point-blank'] ? 0 : told;
    const options = { ...strike['at-vehicle'], range: Math.max(book.guns.reach.inches['51mm-and-over'][0], range) };
    return { verb: 'tankhit', options, targets: [around.id] };
  }
  if (behindArmour(scene, target, book)) return undefined;
  const members = Math.max(1, Math.min(12, inAction(target).length));
  const options = {
    ...strike.options,
    ...(strike.shots ? { shots: members } : {}),
    ...(strike.figures ? { figures: members } : {}),
    // men in a vehicle have its cover, which is filled in.
    ...(strike.covered && !around ? { cover: word(counter, 'strikes-cover') ?? 'open' } : {}),
  };
  return { verb: strike.verb, options, targets: [target.id] };
}

/** WS-SPOT-03: each counter that's named looks once for its unit. */
export function countersLook(scene: Scene, book: Book): SoloStep | undefined {
  const counters = countersOf(scene);
  const { rules } = book.soloTurn;
  if (counters.length === 0 || playersUnits(scene).length === 0) return undefined;
  if (scene.table['counters-told'] !== standing(scene) && !counters.some((each) => has(each, 'looked-round'))) {
    return { step: 'ask', question: counterQuestion(scene, book) };
  }
  if (!counters.some((each) => has(each, 'looked-round'))) return asBefore(scene, counters, rules.counters);
  const next = counters.find(
    (each) => has(each, 'sees') && !has(each, 'went') && scene.units.get(word(each, 'sees')!)?.gone === undefined,
  );
  return next && looks(scene, next, rules.counters);
}

/** S-04: nothing has moved, so the counters that looked look again. */
function asBefore(scene: Scene, counters: readonly Unit[], rule: string): SoloStep {
  const changes = changesIn(scene);
  for (const each of counters) changes.set(each, 'looked-round', true, rule);
  changes.remind(rule, pairs(scene, counters), 'solo-counters-as-before');
  return { step: 'note', rule, effects: changes.effects };
}

/** Each counter that looks, and the unit it looks for. */
function pairs(scene: Scene, counters: readonly Unit[]): readonly Unit[] {
  return counters.flatMap((each) => {
    const target = scene.units.get(word(each, 'sees') ?? '');
    return target && !target.gone ? [each, target] : [];
  });
}

/** WS-SOLO-05: a mine lying face up goes off by spotting too, at who comes near. */
function looks(scene: Scene, counter: Unit, rule: string): SoloRuling {
  const target = scene.units.get(word(counter, 'sees') ?? '')!;
  const cover = (word(counter, 'sees-cover') ?? 'open') as Cover;
  const marks = changesIn(scene);
  marks.set(counter, 'went', true, rule);
  const options = { range: count(counter, 'sees-range'), cover };
  return { step: 'rule', verb: 'spot', options, who: counter.id, targets: [target.id], marks: marks.effects };
}

export function counterQuestion(scene: Scene, { soloTurn }: Book): Question {
  const counters = countersOf(scene).map(({ name }) => name);
  return {
    id: 'counter',
    rule: soloTurn.rules.counters,
    options: NAMED,
    before: {},
    several: ['counter'],
    offers: { counter: counters, target: playersUnits(scene).map(({ name }) => name), cover: COVERS },
  };
}

/**
 * Counters that aren't named don't look.
 * @throws {InputError} for an unknown counter or enemy, for one without his distance, or past the range of a marker's sight or a
 * mine
 */
export function counterTold(scene: Scene, given: Readonly<Record<string, string>>, book: Book): readonly Effect[] {
  const { same, 'all-same': all, ...named } = given;
  const { rules } = book.soloTurn;
  const rule = rules.counters;
  const said = readOptions(NAMED, named, meantBy);
  const counters = countersOf(scene);
  const looking = namedAmong(counters, said.counter as string | undefined, 'counter');
  const changes = changesIn(scene);
  const keeps = (same !== undefined || all !== undefined) && looking.length === 0;
  if (!keeps) for (const each of counters) changes.clear(each, ['sees', 'sees-range', 'sees-cover'], rule);
  const targets = perUnit(looking, said.target as string | undefined, 'target');
  const ranges = perUnit(looking, said.range as string | undefined, 'range');
  const covers = perUnit(looking, said.cover as string | undefined, 'cover', 'open');
  looking.forEach((counter, i) => {
    const enemy = enemyNamed(scene, targets[i]!);
    if (!enemy) throw new InputError('missing-options', { missing: ['target'] });
    const range = Number(readValue('range', { type: 'number', min: 0 }, ranges[i]!));
    assertInReach(counter, range, book);
    changes.set(counter, 'sees', enemy.id, rule);
    changes.set(counter, 'sees-range', range, rule);
    const cover = readValue('cover', { type: 'string', values: COVERS }, covers[i]!, meantBy) as Cover;
    changes.set(counter, 'sees-cover', cover, rule);
  });
  for (const each of counters) changes.set(each, 'looked-round', true, rule);
  if (keeps) changes.remind(rule, pairs(scene, counters), 'solo-counters-as-before');
  else if (looking.length === 0) changes.remind(rule, [], 'solo-no-counter-looks');
  changes.ofTable('counters-told', standing(scene), rule);
  return changes.effects;
}

function assertInReach(counter: Unit, range: number, { soloTurn }: Book): void {
  const { reach, rules } = soloTurn;
  const mine = has(counter, 'turned-over');
  const most = mine ? reach.mine : reach.counter;
  if (range > most)
    throw new InputError('solo-out-of-reach', {
      counter: counter.name,
      range,
      most,
      rule: mine ? rules.mines : rules.spots,
    });
}
