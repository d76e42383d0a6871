import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { blastEachOptions, expandedEach } from '../figures.ts';
import { refuseBeforeBail } from './crew.ts';
import { owedNow } from './duties.ts';
import { GONE } from './falls.ts';
import { refuseDeed } from './gate.ts';
import { assertFigures, knownOfCaught, refuseSaidOtherwise } from './known.ts';
import { Battle, count, has, word, words } from './state.ts';
import { fatesIn, strike } from './struck.ts';
import { enterTemplate } from './template.ts';

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
  outOfTurn: () => true,
  ofEither: true,
  // LC-AUTO-06: he may leave instead, until he has acted.
  choice: ({ actor }) =>
    actor !== undefined && has(actor, 'in-template') && !has(actor, 'pinned') && word(actor, 'action') === undefined,
  anonymous: (_scene, { weapon }) => weapon === 'explosion',
  fill(scene, given, book) {
    const caught = caughtIn(scene);
    const gunner = gunnerIn(scene);
    const weapon = given.weapon ?? weaponIn(scene);
    const lies = gunner && word(gunner, 'template') === weapon;
    const explosive = ['grenade', 'grenade-launcher', 'explosion'].includes(weapon);
    const atPoint = book.tracking['at-point']?.weapons.includes(weapon) ? (['cover'] as const) : [];
    const expanded = book.hmg ? (['light-before', 'target-in-vehicle', ...atPoint] as const) : [];
    const prone = explosive ? (['prone'] as const) : [];
    return {
      weapon,
      ...(lies ? { range: count(gunner, 'template-range') } : {}),
      ...(caught.length > 1 ? { figures: caught.length } : {}),
      ...knownOfCaught(scene, caught, ['light-this-turn', 'serious-before', ...prone, ...expanded], { ...given }),
    } as Partial<Caught>;
  },
  forbid(scene, template, book) {
    const caught = caughtIn(scene);
    const out = caught.find(({ gone }) => gone);
    if (out)
      return new Refusal(book.tracking.rules.entering, 'target-out-of-play', { target: out.name, why: out.gone });
    const refusal = refuseWithoutTemplate(scene, template, book) ?? refuseBeforeBail(scene, caught, book);
    if (refusal) return refusal;
    assertFigures(caught, template.figures);
    return refuseSaidOtherwise(scene, caught, { ...template }, book);
  },
  effects(scene, template, outcome, _draw, book) {
    const changes = new Battle(scene);
    const caught = caughtIn(scene);
    const gunner = gunnerIn(scene);
    const { rules } = book.tracking;
    for (const unit of caught)
      if (has(unit, 'in-template')) changes.set(unit, 'template-rolled', true, rules['in-template']);
    if (template.weapon === 'explosion') blasted(changes, caught, rules.entering);
    else if (gunner && word(gunner, 'template') === template.weapon) {
      enterTemplate(changes, gunner, caught, book);
      for (const unit of caught) changes.set(unit, 'template-rolled', true, rules['in-template']);
    } else if (gunner) {
      const struck = [...words(gunner, 'drifted'), ...caught.map(({ id }) => id)];
      changes.set(gunner, 'drifted', [...new Set(struck)], rules.scatter);
    }
    const by = template.weapon === 'explosion' ? undefined : gunner;
    const { automatic, grenades, hmg } = book;
    const cites = [automatic, grenades.template, ...(grenades.explosion ? [grenades.explosion] : [])];
    for (const met of fatesIn(outcome, caught, ...cites, ...(hmg ? [hmg.template] : []))) {
      strike(changes, met, { by, weapon: template.weapon }, book);
    }
    return changes.effects;
  },
};

/** The men a template catches: those named as targets, or otherwise the man being tested. */
function caughtIn({ actor, targets }: Scene): readonly Unit[] {
  return targets.length > 0 || !actor ? targets : [actor];
}

/** Whose template it is: the man named for others, or the man whose template the tested figure is in. */
function gunnerIn({ actor, targets, units }: Scene): Unit | undefined {
  if (!actor) return undefined;
  if (targets.some(({ id }) => id !== actor.id)) return actor;
  return units.get(word(actor, 'in-template') ?? '') ?? (has(actor, 'drift') ? actor : undefined);
}

/** From the template or drift, or as it's owed. If there's neither, `forbid` says so. */
function weaponIn(scene: Scene): string {
  const { actor, due, table } = scene;
  const gunner = gunnerIn(scene);
  const owed = due.find(({ verb, unit }) => verb === 'effect' && unit !== undefined && unit === actor?.id);
  const lies = gunner && (word(gunner, 'template') ?? word(gunner, 'drift'));
  if (lies !== undefined) return lies;
  return typeof owed?.options.weapon === 'string' ? owed.options.weapon : table.exploded ? 'explosion' : 'smg';
}

function blasted(changes: Battle, caught: readonly Unit[], rule: string): void {
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
  const owed = owedNow(scene, book).some((due) => {
    return (
      due.verb === 'effect' &&
      (due.unit === undefined || due.unit === actor?.id) &&
      (due.options.weapon ?? weapon) === weapon
    );
  });
  const broken = actor && refuseDeed(scene, actor, 'effect', book);
  if (broken && !actor?.gone && broken.says === 'break-off-first') return broken;
  if (!actor) return refuseExplosion(scene, weapon, caught, nothing);
  const [only] = targets;
  const alone = targets.length === 0 || (targets.length === 1 && only?.id === actor.id);
  if (owed && (alone || caught.every((unit) => !has(unit, 'template-rolled')))) return undefined;
  if (alone && !has(actor, 'drift')) return nothing;
  if (word(actor, 'template') === weapon) {
    const again = caught.find(
      (unit) => word(unit, 'in-template') === actor.id && (has(unit, 'template-rolled') || !entersAgain(scene, unit)),
    );
    return again ? nothing : undefined;
  }
  if (word(actor, 'drift') !== weapon) return nothing;
  return caught.some(({ id }) => words(actor, 'drifted').includes(id)) ? nothing : undefined;
}

/** A man under it throws in his own turn, or at once if it was moved onto him. */
function entersAgain({ at }: Scene, unit: Unit): boolean {
  return at?.side === unit.side;
}

function refuseExplosion({ table }: Scene, weapon: string, caught: readonly Unit[], nothing: Refusal) {
  const { blasted: struck = [] } = table;
  const again = caught.some(({ id }) => Array.isArray(struck) && (struck as readonly string[]).includes(id));
  return weapon === 'explosion' && table.exploded === true && !again ? undefined : nothing;
}
