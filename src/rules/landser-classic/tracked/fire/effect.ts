import type { Book } from '../../../../../data/landser-classic/book.ts';
import { saidOf } from '../../../../kernel/act.ts';
import { barring } from '../../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Tracked } from '../../../../kernel/verb.ts';
import { edgesOf } from '../../bands.ts';
import { blastEachOptions, expandedEach } from '../../figures.ts';
import { Refusal } from '../../refusal.ts';
import { refuseDeed } from '../gate.ts';
import { always, assertFigures, expanded, knowsOfCaught, refuseSaidOtherwise } from '../known.ts';
import { owedNow } from '../squads/duties.ts';
import { type Changing, count, has, isBetweenTurns, word, words } from '../state.ts';
import { isAboard, refuseBeforeBail, vehicleOf } from '../tanks/crew.ts';
import { GONE } from '../wounds/falls.ts';
import { fatesIn, strikeAll } from './struck.ts';
import { enterTemplate, gunnersOver } from './template.ts';

/** A template on the table, and the figures it catches. */
interface Caught {
  readonly weapon: string;
  readonly range?: number | undefined;
  readonly figures: number;
}

/** What a template does to men who come into it, are still in it, or are where it drifted. */
export const effect: Tracked<Caught, Book> = {
  catches: 'all',
  calledFor(effects) {
    const exploded = effects.some((each) => each.effect === 'set' && each.field === 'exploded');
    if (exploded) return { given: { weapon: 'explosion' } };
    const [unit] = effects.flatMap((each) =>
      each.effect === 'remind' && each.says === 'drifts' ? (each.units ?? []) : [],
    );
    return unit === undefined ? undefined : { given: {}, unit };
  },
  known: { ...blastEachOptions, ...expandedEach },
  fallen: GONE,
  outOfPlay: GONE,
  // A man comes into it in his own turn, not in the firer's.
  outOfTurn: (scene) => !isBetweenTurns(scene),
  ofEither: true,
  // LC-AUTO-06: he may leave instead, until he has acted.
  choice: ({ actor }) =>
    actor !== undefined && has(actor, 'in-template') && !has(actor, 'pinned') && word(actor, 'action') === undefined,
  anonymous: (_scene, { weapon }) => weapon === 'explosion',
  knows: {
    weapon: (scene, template) => weaponIn(scene, template),
    range: (scene, template) => {
      const gunner = gunnerIn(scene, saidOf(template));
      return gunner && word(gunner, 'template') === template.weapon ? count(gunner, 'template-range') : undefined;
    },
    figures: (scene) => (caughtIn(scene).length > 1 ? caughtIn(scene).length : undefined),
    ...knowsOfCaught<Caught>(caughtIn, {
      'light-this-turn': always,
      'serious-before': always,
      prone: ({ weapon }) => ['grenade', 'grenade-launcher', 'explosion'].includes(weapon ?? ''),
      'light-before': expanded,
      'target-in-vehicle': expanded,
      cover: (template, book) => expanded(template, book) && isLaidAtPoint(template, book),
    }),
  },
  domains: {
    range: (_scene, _template, book) => edgesOf(book),
    target: (scene, _template, book) =>
      hasCause(scene, book) ? [...scene.units.values()].filter(({ gone }) => !gone) : [],
  },
  forbid: barring((scene, _actor, book: Book) => !hasCause(scene, book), forbid),
  effects(changes: Changing, template, outcome) {
    const { scene, book } = changes;
    const caught = caughtIn(scene);
    const gunner = gunnerIn(scene, template);
    const { rules } = book.tracking;
    if (template.weapon === 'explosion') blasted(changes, caught, rules.entering);
    else if (gunner) {
      if (word(gunner, 'template') === template.weapon) {
        enterTemplate(changes, gunner, caught, book);
        for (const unit of caught) changes.list(unit, 'template-rolled', gunner.id, rules['in-template']);
      }
      if (word(gunner, 'drift') === template.weapon) {
        const struck = [...words(gunner, 'drifted'), ...caught.map(({ id }) => id)];
        changes.set(gunner, 'drifted', [...new Set(struck)], rules.scatter);
      }
    }
    owesTheRest(changes, caught);
    const by = template.weapon === 'explosion' ? undefined : gunner;
    const { automatic, grenades, hmg } = book;
    const cites = [automatic, grenades.template, ...(grenades.explosion ? [grenades.explosion] : [])];
    const fates = fatesIn(outcome, caught, ...cites, ...(hmg ? [hmg.template] : []));
    strikeAll(changes, fates, { by, weapon: template.weapon }, book);
  },
};

function forbid(scene: Scene, template: Caught, book: Book): Refusal | undefined {
  const caught = caughtIn(scene);
  const out = caught.find(({ gone }) => gone);
  if (out) return new Refusal(book.tracking.rules.entering, 'target-out-of-play', { target: out.name, why: out.gone });
  const refusal = refuseWithoutTemplate(scene, template, book) ?? refuseBeforeBail(scene, caught, book);
  if (refusal) return refusal;
  assertFigures(caught, template.figures);
  return refuseSaidOtherwise(scene, caught, template, book);
}

/** LS-HMG-06: a template laid on several may be thrown for one by one; whoever isn't named yet is still to be thrown for. */
function owesTheRest(changes: Changing, caught: readonly Unit[]): void {
  const { actor, due } = changes.scene;
  for (const { verb, options, unit, targets = [], blocks, rule } of due) {
    if (verb !== 'effect' || unit !== actor?.id || !caught.every(({ id }) => targets.includes(id))) continue;
    const left = targets.filter((id) => !caught.some((each) => each.id === id));
    if (left.length > 0 && left.length < targets.length) {
      changes.due({ verb, options, unit: actor!.id, targets: left, ...(blocks ? { blocks } : {}), rule });
    }
  }
}

function isLaidAtPoint({ weapon }: { readonly weapon?: string }, { tracking }: Book): boolean {
  return tracking['at-point']?.weapons.includes(weapon ?? '') === true;
}

/** The men a template catches: those named as targets, or otherwise the man being tested. */
function caughtIn({ actor, targets }: Scene): readonly Unit[] {
  return targets.length > 0 || !actor ? targets : [actor];
}

/**
 * Whose template it is: the man named for others, or the man in whose template the tested figure is. Of several, the first for
 * which he hasn't thrown, with the weapon and the range that were said.
 */
function gunnerIn(scene: Scene, said: Partial<Caught>): Unit | undefined {
  const { actor, targets } = scene;
  if (!actor) return undefined;
  if (targets.some(({ id }) => id !== actor.id)) return actor;
  const owed = gunnersOver(scene, actor).filter(({ id }) => !words(actor, 'template-rolled').includes(id));
  const meant = owed.filter((gunner) => said.weapon === undefined || word(gunner, 'template') === said.weapon);
  const [first, ...others] = meant;
  const gunner =
    others.length === 0 ? first : (meant.find((each) => count(each, 'template-range') === said.range) ?? first);
  return gunner ?? (has(actor, 'drift') ? actor : gunnersOver(scene, actor)[0]);
}

/** From the template or drift, or as it's owed. If there's neither, `forbid` says so. */
function weaponIn(scene: Scene, template: Partial<Caught>): string {
  const { actor, due, table } = scene;
  const gunner = gunnerIn(scene, saidOf(template));
  const owed = due.find(({ verb, unit }) => verb === 'effect' && unit !== undefined && unit === actor?.id);
  const lies = gunner && (word(gunner, 'template') ?? word(gunner, 'drift'));
  if (lies !== undefined) return lies;
  return typeof owed?.options.weapon === 'string' ? owed.options.weapon : table.exploded ? 'explosion' : 'smg';
}

function blasted(changes: Changing, caught: readonly Unit[], rule: string): void {
  if (changes.scene.table.exploded !== true) return;
  const { blasted: struck = [] } = changes.scene.table;
  const all = [...(Array.isArray(struck) ? (struck as readonly string[]) : []), ...caught.map(({ id }) => id)];
  changes.ofTable('blasted', [...new Set(all)], rule);
}

/** An effect needs a cause: it's owed, or there's a template, a drift or an explosion, and each counts once for each man. */
function refuseWithoutTemplate(scene: Scene, { weapon }: Caught, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const { actor, targets } = scene;
  const caught = caughtIn(scene);
  const names = { unit: (actor ?? targets[0])?.name };
  const nothing = new Refusal(
    ['grenade', 'grenade-launcher'].includes(weapon) ? rules.blast : rules.entering,
    'nothing-there',
    names,
  );
  const broken = actor && refuseDeed(scene, actor, 'effect', book);
  if (broken && !actor?.gone && broken.says === 'landser/break-off-first') return broken;
  if (!actor) return refuseExplosion(scene, weapon, caught, nothing);
  if (!hasCause(scene, book)) return nothing;
  const [only] = targets;
  const alone = targets.length === 0 || (targets.length === 1 && only?.id === actor.id);
  const owed = owedNow(scene, book).some((due) => {
    const isHis = due.verb === 'effect' && (due.unit === undefined || due.unit === actor.id);
    const about = alone || caught.every(({ id }) => due.targets?.includes(id));
    return isHis && about && (due.options.weapon ?? weapon) === weapon;
  });
  if (owed) return undefined;
  if (alone && !has(actor, 'drift')) return nothing;
  if (word(actor, 'drift') === weapon && !caught.some(({ id }) => words(actor, 'drifted').includes(id)))
    return undefined;
  return word(actor, 'template') === weapon ? refuseEntering(scene, actor, caught, book) : nothing;
}

/** Whether there's anything that an effect could be of: a template or a drift of his, or a throw that he owes. */
function hasCause(scene: Scene, book: Book): boolean {
  const { actor } = scene;
  return !actor || has(actor, 'template') || has(actor, 'drift') || owesOne(scene, actor, book);
}

/** Whether he owes any throw for a template. */
function owesOne(scene: Scene, { id }: Unit, book: Book): boolean {
  return owedNow(scene, book).some((due) => due.verb === 'effect' && (due.unit === undefined || due.unit === id));
}

/** LC-AUTO-05: only men who come into it, or cross its line, in a move of this turn; each of them throws once. */
function refuseEntering(scene: Scene, gunner: Unit, caught: readonly Unit[], { tracking }: Book): Refusal | undefined {
  const rule = tracking.rules.entering;
  const again = caught.find((unit) => words(unit, 'template-rolled').includes(gunner.id));
  if (again) return new Refusal(rule, 'rolled-already', { unit: again.name });
  const stands = caught.find((unit) => !hasMovedNow(scene, unit));
  return stands && new Refusal(rule, 'has-not-entered', { unit: stands.name, gunner: gunner.name });
}

function hasMovedNow(scene: Scene, unit: Unit): boolean {
  const mover = isAboard(scene, unit) ? (vehicleOf(scene, unit) ?? unit) : unit;
  return scene.at?.side === mover.side && has(mover, 'moved');
}

function refuseExplosion({ table }: Scene, weapon: string, caught: readonly Unit[], nothing: Refusal) {
  const { blasted: struck = [] } = table;
  const again = caught.some(({ id }) => Array.isArray(struck) && (struck as readonly string[]).includes(id));
  return weapon === 'explosion' && table.exploded === true && !again ? undefined : nothing;
}
