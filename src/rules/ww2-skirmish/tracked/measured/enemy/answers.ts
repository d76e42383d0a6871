import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Asking } from '../../../../../measuring/enemy.ts';
import { Eyes } from '../../../../../measuring/eyes.ts';
import type { Looking } from '../../../../../measuring/places.ts';
import type { Body } from '../../../../../table/body.ts';
import { isManned } from '../../../figures.ts';
import { book } from '../../../rulebook.ts';
import { countersOf } from '../../../solo/phase/counters.ts';
import { NONE } from '../../../solo/phase/named.ts';
import { portalsOf } from '../../../solo/phase/portals.ts';
import { shootingAt } from '../../../solo/phase/shot.ts';
import { inContactWith, isAfv } from '../../../solo/phase/sides.ts';
import { paysFor, weaponsOf } from '../../../solo/phase/weapons.ts';
import { has, word } from '../../../unit.ts';
import { enemyAt, extras } from '../fighting.ts';
import { isDefending, toldFactors } from '../risk.ts';
import { lookingAt, nextPlace } from './dead-ground.ts';
import { type InSight, inSight, leastGap, madeOut, onTable, ownCover, seenOf } from './seeing.ts';
import { wayWords } from './way-words.ts';

type Told = Readonly<Record<string, string>>;

/** What players would answer to a question of the enemy’s phase (WS-SOLO-06); nothing where the table can’t tell. */
export function* answers(eyes: Eyes, { id, options }: Asking): Telling {
  const said = ANSWERS[id]?.(eyes, options);
  return said && isTelling(said) ? yield* said : said;
}

/** Some take long: what several see of several. */
type Telling = Looking<Told | undefined>;

const ANSWERS: Readonly<Record<string, (eyes: Eyes, options: Asking['options']) => Told | Telling | undefined>> = {
  sight,
  'afv-sight': sight,
  target,
  reaction,
  portals,
  counter: counters,
  melee,
};

function isTelling(said: Told | Telling): said is Telling {
  return Symbol.iterator in said;
}

/** WS-SOLO-06: the nearest enemy that it makes out, how far off and in which cover he is; its own cover, and what’s true of it. */
function* sight(eyes: Eyes, options: Asking['options']): Telling {
  const { actor } = eyes.scene;
  if (!actor || eyes.own.length === 0) return undefined;
  const seen = yield* madeOut(eyes);
  yield;
  const [nearest] = seen;
  const prey = seen.find(({ unit }) => isManned(unit) || has(unit, 'anti-tank-gun'));
  const factors = [
    ...toldFactors(eyes, actor),
    ...(isDefending(eyes, actor) ? ['defending'] : []),
    ...(nearest && !isAfv(actor, book) ? yield* wayWords(eyes, nearest.figures) : []),
  ];
  return {
    nearest: nearest?.unit.name ?? NONE,
    ...(nearest ? { range: String(nearest.range), 'target-cover': nearest.cover } : {}),
    ...(options.cover ? { cover: nearest ? ownCover(eyes, nearest.figures) : 'open' } : {}),
    factors: factors.length > 0 ? factors.join(', ') : NONE,
    target: NONE,
    ...(options['gun-target']
      ? { 'gun-target': prey?.unit.name ?? NONE, ...(prey ? { 'gun-range': String(prey.range) } : {}) }
      : {}),
  };
}

/** WS-TURN-04: the nearest one that any of its weapons can shoot at, if that isn’t the nearest of all. */
function* target(eyes: Eyes): Telling {
  const { actor, scene } = { actor: eyes.scene.actor, scene: eyes.scene };
  if (!actor || eyes.own.length === 0) return undefined;
  const arms = weaponsOf(actor, book).filter((arm) => paysFor(actor, arm, book));
  const seen = yield* madeOut(eyes);
  const found = seen.find(
    (each) =>
      each.unit.id !== word(actor, 'sees') &&
      enemyAt(eyes.table, scene, each.unit) === undefined &&
      arms.some((arm) => shootingAt(scene, actor, arm, each, book) !== undefined),
  );
  return found ? { target: found.unit.name, ...rangeAndCover(found) } : { target: NONE };
}

function rangeAndCover({ range, cover }: InSight): Told {
  return { 'target-range': String(range), 'target-cover': cover };
}

/** WS-FIRE-01: who of those that may fire sees whoever has moved; the one who acts is the one who has moved. */
function* reaction(eyes: Eyes): Telling {
  const { actor: mover, units } = eyes.scene;
  if (!mover || eyes.own.length === 0) return undefined;
  const may = [...units.values()].filter((unit) => !unit.gone && word(unit, 'reacts-at') === mover.id);
  const seeing: { readonly unit: Unit; readonly seen: InSight }[] = [];
  for (const unit of may) {
    const seen = yield* seenOf(eyesOf(eyes, unit), mover, eyes.own);
    if (seen) seeing.push({ unit, seen });
  }
  if (seeing.length === 0) return { 'in-sight': NONE };
  return {
    'in-sight': seeing.map(({ unit }) => unit.name).join(', '),
    range: seeing.map(({ seen }) => seen.range).join(', '),
    cover: seeing.map(({ seen }) => seen.cover).join(', '),
  };
}

/** WS-GEN-02, WS-PORT-01 to -04: which portals are seen, and which are come upon with a next place or without one. */
function* portals(eyes: Eyes): Telling {
  const all = portalsOf(eyes.scene).map((unit) => ({ unit, body: eyes.table.placeOf(unit) }));
  if (all.some(({ body }) => body === undefined)) return undefined;
  const figures = onTable(eyes).flatMap((each) => each.figures);
  const seen: typeof all = [];
  for (const each of all) {
    if (!(yield* lookingAt(eyes, each.body!))) seen.push(each);
  }
  const near = seen.filter(({ unit, body }) => {
    const isOpen = ownCover(eyesOf(eyes, unit), figures) === 'open';
    return isOpen || leastGap([body!], seeing(eyes, body!)) <= book.solo.portal.near.inches;
  });
  const [free, cornered]: [typeof all, typeof all] = [[], []];
  for (const each of near) ((yield* nextPlace(eyesOf(eyes, each.unit))) ? free : cornered).push(each);
  const names = (units: typeof all) => units.map(({ unit }) => unit.name).join(', ');
  return {
    'in-sight': seen.length > 0 ? names(seen) : NONE,
    ...(free.length > 0 ? { 'come-upon': names(free) } : {}),
    ...(cornered.length > 0 ? { cornered: names(cornered) } : {}),
  };
}

/** WS-PORT-01: the players’ figures that see a portal. */
function seeing(eyes: Eyes, portal: Body): readonly Body[] {
  return onTable(eyes).flatMap(({ figures }) => figures.filter((from) => eyes.sight(from, portal).is !== 'blocked'));
}

/** WS-SPOT-03, WS-SOLO-05: each counter looks for the nearest unit that it sees within its reach. */
function* counters(eyes: Eyes): Telling {
  const all = countersOf(eyes.scene);
  if (all.some((unit) => eyes.table.placeOf(unit) === undefined)) return undefined;
  const { reach } = book.soloTurn;
  const looking: { readonly unit: Unit; readonly nearest: InSight }[] = [];
  for (const unit of all) {
    const [nearest] = yield* inSight(eyesOf(eyes, unit));
    const most = has(unit, 'turned-over') ? reach.mine : reach.counter;
    if (nearest && nearest.range <= most) looking.push({ unit, nearest });
  }
  if (looking.length === 0) return {};
  const all3 = (of: (each: (typeof looking)[number]) => string | number) => looking.map(of).join(', ');
  return {
    counter: all3(({ unit }) => unit.name),
    target: all3(({ nearest }) => nearest.unit.name),
    range: all3(({ nearest }) => nearest.range),
    cover: all3(({ nearest }) => nearest.cover),
  };
}

/** WS-MEL-03: who else of each side is in contact. */
function melee(eyes: Eyes): Told | undefined {
  const { actor } = eyes.scene;
  const [enemy] = actor ? inContactWith(eyes.scene, actor) : [];
  const theirs = enemy ? eyes.table.figuresOf(enemy) : [];
  if (!actor || !enemy || eyes.own.length === 0 || theirs.length === 0) return undefined;
  const own = extras(eyes, actor.side, theirs)?.value ?? 0;
  const others = extras(eyes, enemy.side, eyes.own)?.value ?? 0;
  return { extra: String(own), 'target-extra': String(others) };
}

/** The same table with the eyes of another unit. */
export function eyesOf(eyes: Eyes, unit: Unit): Eyes {
  return new Eyes(eyes.table, eyes.values, { ...eyes.scene, actor: unit, targets: [] });
}
