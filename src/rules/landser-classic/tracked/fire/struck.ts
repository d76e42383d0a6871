import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Cite } from '../../../../kernel/step.ts';
import { type Outcome, resultsOf } from '../../../../kernel/verb.ts';
import { forceIntoHide } from '../hide.ts';
import { succession } from '../squads/squads.ts';
import { type Changing, count, forNextTurn, has, isVehicle, nextTurn, word, words } from '../state.ts';
import { crewStruck, isAboard } from '../tanks/crew.ts';
import { fallsAmongOthers, guardedBy } from '../wounds/falls.ts';

/** One figure's fate. */
export interface Met {
  readonly unit: Unit;
  readonly effect: string;
  readonly wound: string | undefined;
}

/** Each target's fate: for a single one from the facts, for several in the order of their names. */
export function fatesIn(outcome: Outcome, targets: readonly Unit[], ...of: readonly Cite[]): Met[] {
  const { effect, wound } = outcome.facts;
  const [first] = targets;
  if (typeof effect === 'string') {
    return first ? [{ unit: first, effect, wound: typeof wound === 'string' ? wound : undefined }] : [];
  }
  const results = resultsOf(outcome, ...of);
  const details = outcome.results.findLast((each) => of.includes(each.of))?.details ?? [];
  return targets.slice(0, results.length).map((unit, i) => ({ unit, effect: results[i]!, wound: details[i] }));
}

/** The attacker or weapon. */
export interface Striker {
  readonly by?: Unit | undefined;
  readonly weapon: string;
}

/** What one throw does to everyone it catches: nobody takes a command over before all of them have been struck (LC-SQD-03). */
export function strikeAll(changes: Changing, all: readonly Met[], striker: Striker, book: Book): void {
  for (const met of all) strike(changes, met, striker, book);
  for (const { unit } of all) if (changes.now(unit).gone && !unit.gone) succession(changes, changes.now(unit), book);
}

/** What a hit does to a figure, on top of what earlier hits have changed. */
function strike(changes: Changing, { unit: who, effect, wound }: Met, striker: Striker, book: Book): void {
  const unit = changes.now(who);
  if (unit.gone) return;
  const { rules, explosive, vehicles } = book.tracking;
  const values = wound === undefined || wound === effect ? { effect } : { effect, wound };
  changes.remind(book.effects.effect.rule, [unit], 'struck', values);
  if (isVehicle(unit)) {
    if (vehicles) crewStruck(changes, unit, effect, vehicles.rules['crew-wounds']);
    return;
  }
  const shaken = explosive?.weapons.includes(striker.weapon) && !changes.scene.toggles.has('grenade-no-auto-hide');
  if (shaken && effect !== 'out-of-action') {
    interrupted(changes, unit, book);
    forceIntoHide(changes, unit, 'blast', explosive!.rule, book);
  }
  if (effect === 'none') return;
  const hits = count(unit, 'hits-this-turn') + 1;
  interrupted(changes, unit, book);
  changes.set(unit, 'hits-this-turn', hits, rules['hide-sneak']);
  if (effect === 'hide') changes.set(unit, 'hid-this-turn', true, rules['hide-sneak']);
  wounded(changes, { unit, effect, wound }, striker, book);
  const after = changes.now(unit);
  if (hits > 1 && !after.gone && has(after, 'hid-this-turn')) changes.set(unit, 'pinned', true, rules['hide-sneak']);
}

function wounded(changes: Changing, met: Met, striker: Striker, book: Book): void {
  const { rules } = book.tracking;
  switch (met.effect) {
    case 'hide':
      forceIntoHide(changes, met.unit, 'result', rules.hide, book);
      return;
    case 'light-wound':
      lightWound(changes, met, striker, book);
      return;
    case 'serious-wound':
      seriousWound(changes, met, book);
      return;
    default:
      outOfAction(changes, met, book);
      return;
  }
}

function lightWound(changes: Changing, { unit, wound }: Met, { by }: Striker, book: Book): void {
  const { rules, alternative } = book.tracking;
  const { scene } = changes;
  changes.set(unit, 'light-this-turn', count(unit, 'light-this-turn') + 1, rules['light-this-turn']);
  const wounds = count(unit, 'light-wounds') + 1;
  if (wound === undefined && alternative) {
    changes.set(unit, 'light-wounds', wounds, alternative.light);
    changes.add(unit, 'light-alternative', 1, alternative.light);
    forceIntoHide(changes, unit, 'row', alternative.light, book);
    return;
  }
  const through = nextTurn(scene, unit.side, 'end');
  const stays = wound === 'needs-leader' || wound === 'walking-wounded';
  changes.set(unit, 'light-wounds', wounds, rules['light-wounds'], stays ? undefined : through);
  switch (wound) {
    case 'angry': {
      // Nobody fired if a vehicle or a bomb went up, and nobody returns fire at his own side.
      if (!by || by.side === unit.side) return;
      const angry = forNextTurn(scene, unit, 'angry');
      changes.set(unit, angry, [...new Set([...words(unit, angry), by.id])], rules.angry);
      return;
    }
    case 'check':
      forceIntoHide(changes, unit, 'row', rules.check, book);
      return;
    case 'disorientated':
      changes.set(unit, forNextTurn(scene, unit, 'disorientated'), true, rules.disorientated);
      return;
    case 'needs-leader':
      forceIntoHide(changes, unit, 'row', rules['needs-leader'], book);
      changes.set(unit, 'needs-leader', true, rules['needs-leader']);
      return;
    default:
      changes.set(unit, 'walking-wounded', true, rules['walking-wounded']);
      return;
  }
}

function seriousWound(changes: Changing, { unit, wound }: Met, book: Book): void {
  const { rules, alternative } = book.tracking;
  if (wound !== 'wound-a' && wound !== 'wound-b') {
    const rule = alternative?.serious ?? rules['serious-wounds'];
    changes.add(unit, 'serious-wounds', 1, rule);
    forceIntoHide(changes, unit, 'besides', rule, book);
    return;
  }
  changes.add(unit, 'serious-wounds', 1, rules['serious-wounds']);
  changes.add(unit, wound === 'wound-a' ? 'wounds-a' : 'wounds-b', 1, rules[wound]);
  forceIntoHide(changes, unit, 'row', rules[wound], book);
}

/** A `down` man lies on the table until a medic comes; a `removed` man is off it. */
function outOfAction(changes: Changing, { unit, wound }: Met, book: Book): void {
  const { rules } = book.tracking;
  const why = wound === 'down' ? 'down' : 'removed';
  changes.add(unit, 'serious-wounds', 1, rules['serious-wounds']);
  fallsAmongOthers(changes, unit, why, rules[why], book);
}

/** LS-ALT-08: a medic who is hit or assaulted has to start again with the wounded man. */
export function interrupted(changes: Changing, unit: Pick<Unit, 'id'>, { tracking }: Book): void {
  const { alternative } = tracking;
  if (!alternative || !changes.scene.toggles.has('alternative-wounds')) return;
  changes.clear(unit, ['beside', 'beside-turn'], alternative.heals);
}

/** What else being fired at does, hit or not: before anyone is hit. */
export function shotAt(changes: Changing, who: Unit, book: Book): void {
  const { rules } = book.tracking;
  const unit = changes.now(who);
  if (unit.gone) return;
  for (const prisoner of guardedBy(changes.scene, unit)) {
    changes.clear(prisoner, ['guard'], rules['guard-shot']);
    changes.remind(rules['guard-shot'], [prisoner, unit], 'leaves-with-guard');
    if (prisoner.gone === 'prisoner') {
      changes.back(prisoner, rules['guard-shot']);
      changes.gone(prisoner, 'off-the-board', rules['guard-shot']);
    }
  }
  if (has(unit, 'walking-wounded') && !has(unit, 'at-base-line')) {
    forceIntoHide(changes, unit, 'besides', rules['walking-wounded'], book);
  }
}

/** Whether everyone aboard is behind armour (LS-CREW-04). */
export function isBehindArmour(scene: Scene, unit: Unit, vehicle: Unit | undefined): boolean {
  const hull = isVehicle(unit) ? unit : isAboard(scene, unit) ? vehicle : undefined;
  const armour = hull && !hull.gone ? word(hull, 'armour') : undefined;
  return armour !== undefined && armour !== 'soft';
}
