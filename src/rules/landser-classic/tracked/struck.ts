import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { count, has } from '../unit.ts';
import { added, cleared, isOwnTurn, kept, lasting, nextTurn, passing, thisTurnEnds } from './changes.ts';
import { succession } from './squad.ts';

/** What became of one figure, as facts and steps have it. */
export interface Met {
  readonly unit: Unit;
  readonly effect: string;
  readonly wound?: string | undefined;
}

/** Which target met which fate: a single one by the facts, several in their order by the steps. */
export function fatesIn({ facts, steps }: Outcome, targets: readonly Unit[]): Met[] {
  const [first] = targets;
  if (typeof facts.effect === 'string') {
    return first ? [{ unit: first, effect: facts.effect, wound: facts.wound as string | undefined }] : [];
  }
  const results = steps.findLast((step) => step.results)?.results ?? [];
  return targets.slice(0, results.length).map((unit, i) => {
    // The last throw for a figure is the row that counts.
    const wound = steps.findLast(({ item }) => item === i + 1)?.result;
    return { unit, effect: results[i]!, wound };
  });
}

/**
 * What a hit does to a figure over turns.
 * @param by the one who fired, if he is known
 */
export function struck(scene: Scene, { unit, effect, wound = '' }: Met, book: Book, by?: Unit): Effect[] {
  if (effect === 'none') return [];
  const { rules } = book.tracking;
  const hits = count(unit, 'hits-this-turn') + 1;
  const after = [
    ...(effect === 'hide' ? forcedToHide(scene, unit, rules.hide, book) : []),
    ...(effect === 'light-wound' ? lightWound(scene, unit, wound, book, by) : []),
    ...(effect === 'serious-wound' ? seriousWound(scene, unit, wound, book) : []),
    ...(effect === 'out-of-action' ? outOfAction(scene, unit, wound, book) : []),
  ];
  const hides =
    unit.fields.hiding === 'forced' || after.some((each) => each.effect === 'set' && each.field === 'hiding');
  return [
    ...passing(unit, 'hits-this-turn', hits, rules['hide-sneak'], thisTurnEnds(scene)),
    ...after,
    // LC-HIDE-05: hit twice or more in a turn, he does not sneak away either.
    ...(hides && hits > 1 ? lasting(unit, 'pinned', true, rules['hide-sneak'], nextTurn(scene, unit, 'end')) : []),
  ];
}

function lightWound(scene: Scene, unit: Unit, wound: string, book: Book, by?: Unit): Effect[] {
  const { rules } = book.tracking;
  const through = nextTurn(scene, unit, 'end');
  const wounds = count(unit, 'light-wounds') + 1;
  const thisTurn = count(unit, 'light-this-turn') + 1;
  const row: Readonly<Record<string, () => Effect[]>> = {
    angry: () => lasting(unit, 'angry', by?.id ?? true, rules.angry, through),
    check: () => forcedToHide(scene, unit, rules.check, book),
    disorientated: () => lasting(unit, 'disorientated', true, rules.disorientated, through),
    'needs-leader': () => [
      ...forcedToHide(scene, unit, rules['needs-leader'], book),
      ...kept(unit, 'needs-leader', true, rules['needs-leader']),
    ],
    'walking-wounded': () => kept(unit, 'walking-wounded', true, rules['walking-wounded']),
  };
  return [
    ...passing(unit, 'light-this-turn', thisTurn, rules['light-this-turn'], thisTurnEnds(scene)),
    ...passing(unit, 'light-wounds', wounds, rules['light-wounds'], through),
    ...(row[wound]?.() ?? []),
  ];
}

function seriousWound(scene: Scene, unit: Unit, wound: string, book: Book): Effect[] {
  const { rules } = book.tracking;
  const which = wound === 'wound-a' ? 'wound-a' : 'wound-b';
  return [
    ...added(unit, 'serious-wounds', 1, rules['serious-wounds']),
    ...added(unit, which === 'wound-a' ? 'wounds-a' : 'wounds-b', 1, rules[which]),
    ...forcedToHide(scene, unit, rules[which], book),
  ];
}

/** `down` lies on the table, in hide, until a medic comes; `removed` is off it. */
function outOfAction(scene: Scene, unit: Unit, wound: string, book: Book): Effect[] {
  const { rules } = book.tracking;
  const why = wound === 'down' ? 'down' : 'removed';
  return [
    ...added(unit, 'serious-wounds', 1, rules['serious-wounds']),
    ...(why === 'down' ? kept(unit, 'hiding', 'forced', rules.down) : []),
    ...falls(scene, unit, why, rules[why], book),
  ];
}

/** Out of play, with what that ends: his command, his template, the fight that he is locked in. */
export function falls(scene: Scene, unit: Unit, why: string, rule: string, book: Book): Effect[] {
  return [
    { effect: 'gone', unit: unit.id, why, rule },
    ...succession(scene, unit, book),
    ...templateLifted(scene, unit, book),
    ...unlocked(scene, unit, book),
  ];
}

/** RC-06: a forced hide takes the figure's next turn, and is ended by a Move action after it. */
export function forcedToHide(scene: Scene, unit: Unit, rule: string, book: Book): Effect[] {
  const next = nextTurn(scene, unit, 'end');
  return [
    ...kept(unit, 'hiding', 'forced', rule),
    ...(next ? kept(unit, 'hide-turn', next.turn, rule) : []),
    ...cleared(unit, ['covering', 'hiding-in'], book.tracking.rules['hide-fire']),
    ...templateLifted(scene, unit, book),
  ];
}

/** RC-12, LC-AUTO-04: the template is taken away, and nobody is in it any more. */
export function templateLifted({ units }: Scene, gunner: Unit, { tracking }: Book): Effect[] {
  if (!has(gunner, 'template')) return [];
  const caught = [...units.values()].filter(({ fields }) => fields['in-template'] === gunner.id);
  return [
    ...cleared(gunner, ['template'], tracking.rules.template),
    ...caught.flatMap((unit) => cleared(unit, ['in-template'], tracking.rules.template)),
  ];
}

/** LC-ASLT-07: the two are parted. */
export function unlocked({ units }: Scene, unit: Unit, { tracking }: Book): Effect[] {
  const held = [...units.values()].filter((each) => each.id === unit.id || each.fields.locked === unit.id);
  return held.flatMap((each) => cleared(each, ['locked'], tracking.rules.locked));
}

/** What being fired at does besides, hit or not. */
export function shotAt(scene: Scene, unit: Unit, book: Book): Effect[] {
  const { rules } = book.tracking;
  const prisoners = [...scene.units.values()].filter(({ fields }) => fields.guard === unit.id);
  const hides = has(unit, 'walking-wounded') && !has(unit, 'at-base-line');
  return [
    ...(hides ? forcedToHide(scene, unit, rules['walking-wounded'], book) : []),
    ...prisoners.flatMap((prisoner): Effect[] => [
      { effect: 'gone', unit: prisoner.id, why: 'off-the-board', rule: rules['guard-shot'] },
      ...cleared(prisoner, ['guard'], rules['guard-shot']),
    ]),
  ];
}

/** Whether a forced hide still takes the turn being played. */
export function hideLasts(scene: Scene, unit: Unit): boolean {
  if (unit.fields.hiding !== 'forced' || !scene.at) return false;
  return isOwnTurn(scene, unit) ? scene.at.turn <= count(unit, 'hide-turn') : true;
}
