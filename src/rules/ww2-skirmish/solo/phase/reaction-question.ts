import { type Book, COVERS, type Cover } from '../../../../../data/ww2-skirmish/book.ts';
import { folded } from '../../../../kernel/options/folded.ts';
import { type OptionTable, option } from '../../../../kernel/options/options.ts';
import { readOptions, readValue } from '../../../../kernel/options/read-options.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Question, SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { meantBy } from '../../../names.ts';
import { owesFirst } from '../../tracked/morale/owed.ts';
import { count, has, word, words } from '../../unit.ts';
import { perUnit } from './lists.ts';
import { listed, NONE, namedAmong } from './named.ts';
import { mayReact } from './reaction.ts';
import { isKnown, type Seen } from './seen.ts';
import { reacts } from './shooting.ts';
import { changesIn, inContactWith, ownTeams, type SoloChanging, soloSide } from './sides.ts';

const ALL = 'all';

const REACTION: OptionTable = {
  'in-sight': option.text(),
  range: option.text(),
  cover: option.text(),
};

/** The unit that somebody may fire at while it moves, and those who may. */
function pending(scene: Scene): { readonly mover: Unit; readonly units: readonly Unit[] } | undefined {
  const own = ownTeams(scene).filter((unit) => has(unit, 'reacts-at'));
  const mover = scene.units.get(own[0] ? (word(own[0], 'reacts-at') ?? '') : '');
  if (!mover || mover.gone || inContactWith(scene, mover).length > 0) return undefined;
  return { mover, units: own.filter((unit) => word(unit, 'reacts-at') === mover.id) };
}

/** WS-FIRE-01: who sees a unit that moves in the open and can fire at it does so, if the players say that they see it. */
export function reactionInTheirPhase(scene: Scene, book: Book): SoloStep | undefined {
  const now = pending(scene);
  if (!now) return undefined;
  const { mover, units } = now;
  const firing = units.filter((unit) => has(unit, 'reacts-range'));
  for (const unit of firing) {
    // WS-TURN-05: what the last one's fire made owed comes first.
    if (owesFirst(scene, mover) && !words(unit, 'shot-at').includes(mover.id)) return undefined;
    const step = fires(scene, unit, mover, book);
    if (step) return step;
  }
  return firing.length === 0 ? { step: 'ask', question: reactionQuestion(scene, mover, units, book) } : undefined;
}

function fires(scene: Scene, unit: Unit, mover: Unit, book: Book): SoloStep | undefined {
  const target: Seen = {
    unit: mover,
    range: count(unit, 'reacts-range'),
    cover: (word(unit, 'reacts-cover') ?? 'open') as Cover,
  };
  if (!mayReact(scene, unit, book) && !words(unit, 'shot-at').includes(mover.id)) return undefined;
  if (!isKnown(scene, mover)) return looksAtAct(scene, unit, target, book);
  return reacts(scene, unit, target, book);
}

/** WS-SPOT-02, S-12: one look as a team at what moves; who doesn't make it out doesn't fire. */
function looksAtAct(scene: Scene, unit: Unit, { unit: mover, range, cover }: Seen, book: Book): SoloStep | undefined {
  if (words(unit, 'missed').includes(mover.id)) return undefined;
  const { rules } = book.soloTurn;
  const marks = changesIn(scene);
  marks.list(unit, 'missed', mover.id, rules.looks);
  return {
    step: 'rule',
    verb: 'spot',
    options: { range, cover },
    who: unit.id,
    targets: [mover.id],
    marks: marks.effects,
    after: (now) => {
      const changes = changesIn(now);
      const found = now.units.get(mover.id);
      if (found && !isKnown(now, found)) changes.remind(rules['not-made-out'], [unit, mover], 'solo-not-made-out');
      return changes.effects;
    },
  };
}

export function reactionQuestion(_scene: Scene, mover: Unit, units: readonly Unit[], { soloTurn }: Book): Question {
  return {
    id: 'reaction',
    unit: mover.id,
    rule: soloTurn.rules.reaction,
    options: REACTION,
    before: { 'in-sight': NONE },
    offers: { 'in-sight': [ALL, ...units.map(({ name }) => name), NONE], cover: COVERS },
    several: ['in-sight'],
    none: ['in-sight'],
    optional: true,
  };
}

/** The question as it stands, if anybody may still fire. */
export function reactionAsked(scene: Scene, book: Book): Question | undefined {
  const now = pending(scene);
  return now && reactionQuestion(scene, now.mover, now.units, book);
}

/** @throws {InputError} for a unit that can't fire, or without its distance */
export function reactionTold(scene: Scene, given: Readonly<Record<string, string>>, book: Book): readonly Effect[] {
  const { same: _, 'all-same': __, presumed: ___, ...named } = given;
  const { reaction: rule } = book.soloTurn.rules;
  const said = readOptions(REACTION, named, meantBy);
  const units = pending(scene)?.units ?? [];
  const text = String(said['in-sight'] ?? (said.range === undefined ? NONE : ALL));
  const [word = NONE, ...more] = listed(text).map(folded);
  const seeing =
    more.length === 0 && word === NONE
      ? []
      : more.length === 0 && word === ALL
        ? units
        : namedAmong(units, text, 'unit');
  if (seeing.length === 0 && said.range !== undefined)
    throw new InputError('solo-range-of-nobody', { option: 'range' });
  const ranges = perUnit(seeing, said.range as string | undefined, 'range');
  const covers = perUnit(seeing, said.cover as string | undefined, 'cover', 'open');
  const changes = changesIn(scene);
  for (const unit of units) if (!seeing.includes(unit)) changes.clear(unit, ['reacts-at'], rule);
  seeing.forEach((unit, i) => {
    changes.set(unit, 'reacts-range', Number(readValue('range', { type: 'number', min: 0 }, ranges[i]!)), rule);
    const cover = readValue('cover', { type: 'string', values: COVERS }, covers[i]!, meantBy) as Cover;
    changes.set(unit, 'reacts-cover', cover, rule);
  });
  return changes.effects;
}

/** The players go on: whoever hasn't fired by now has missed the moment. */
export function reactionLapses(changes: SoloChanging, rule: string): void {
  if (changes.scene.at?.side === soloSide(changes.scene)) return;
  for (const unit of ownTeams(changes.scene))
    if (has(unit, 'reacts-at')) changes.clear(unit, ['reacts-at', 'reacts-range', 'reacts-cover'], rule);
}
