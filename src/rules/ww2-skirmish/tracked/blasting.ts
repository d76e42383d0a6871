import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Bombardment } from '../barrage.ts';
import type { Book } from '../book.ts';
import type { Hit } from '../effect.ts';
import { inAction } from '../figures.ts';
import type { Throw } from '../grenade.ts';
import type { SmokeRound } from '../smoke.ts';
import { count, has, word } from '../unit.ts';
import { fired, known, refuseAttack, refuseDamaged } from './attack.ts';
import { weaponOf } from './firing.ts';
import { nextPhase } from './phase.ts';
import type { Play } from './play.ts';
import { pays, refusePrice } from './purse.ts';
import { type Losses, lossesIn, struck, testDue } from './struck.ts';

/** Whom a blast catches: those named as targets, or else the team that is tested. */
function caughtIn({ actor, targets }: Scene): readonly Unit[] {
  return targets.length > 0 || !actor ? targets : [actor];
}

/** What is true of all that a blast catches. */
function knownOfCaught(caught: readonly Unit[]) {
  const figures = caught.reduce((sum, unit) => sum + inAction(unit).length, 0);
  return {
    figures: figures > 0 ? Math.min(12, figures) : undefined,
    suppressed: caught.length > 0 && caught.every((unit) => has(unit, 'suppressed')),
  };
}

const moving = (caught: readonly Unit[]) => caught.length > 0 && caught.every((unit) => has(unit, 'moved'));

export function knownOfThrow({ actor, targets }: Scene): Partial<Throw> {
  return known<Throw>({
    ...knownOfCaught(targets),
    moved: actor && has(actor, 'moved'),
    'target-moved': moving(targets),
  });
}

export function knownOfBarrage(
  { actor, targets }: Scene,
  given: Partial<Bombardment>,
  { tracking }: Book,
): Partial<Bombardment> {
  const fires = ['light-mortar', 'mortar', 'gun', '17pdr', 'auto-cannon'] as const;
  const weapon = given.weapon ?? (actor && weaponOf(actor, fires));
  return known<Bombardment>({
    weapon,
    ...knownOfCaught(targets),
    calibre: weapon === 'gun' && actor ? count(actor, 'calibre') || undefined : undefined,
    moved: actor && has(actor, 'moved'),
    'target-moved': moving(targets),
    'ranged-in':
      weapon !== undefined &&
      tracking.weapons.mortars.includes(weapon) &&
      targets.some(({ id }) => id === (actor && word(actor, 'ranged-in'))),
  });
}

export function knownOfSmoke({ actor, targets }: Scene, given: Partial<SmokeRound>): Partial<SmokeRound> {
  const fires = ['light-mortar', 'mortar', 'rifle-grenade'] as const;
  const weapon = given.weapon ?? (actor && weaponOf(actor, fires));
  const { figures } = knownOfCaught(targets);
  return known<SmokeRound>({
    weapon,
    moved: actor && has(actor, 'moved'),
    'ranged-in': targets.some(({ id }) => id === (actor && word(actor, 'ranged-in'))),
    ...(given.wp ? { figures } : {}),
  });
}

/** What the book forbids one who throws or fires a bomb or shell over turns. */
export function forbiddenBlast(scene: Scene, { weapon }: { weapon: string }, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  return (
    refuseAttack(scene, actor, weapon, book) ?? refusePrice(actor, weapon, book) ?? refuseDamaged(actor, weapon, book)
  );
}

export function afterThrow(play: Play, { weapon }: Throw, outcome: Outcome): void {
  paysAndFires(play, weapon);
  blastAll(play, play.scene.targets, outcome);
}

/** A mortar that hits is ranged in on its target, until it misses it (WS-GREN-06). */
export function afterBarrage(play: Play, { weapon }: Bombardment, outcome: Outcome): void {
  const { actor, targets } = play.scene;
  paysAndFires(play, weapon);
  const [target] = targets;
  if (actor && target && play.book.tracking.weapons.mortars.includes(weapon)) {
    play.set(actor, 'ranged-in', outcome.facts.hit === true ? target.id : false, play.rules['ranged-in']);
  }
  blastAll(play, targets, outcome);
}

/** WS-SMK-01, -03: the fog of a side lasts until its next phase is over. */
export function afterSmoke(play: Play, { weapon }: SmokeRound, outcome: Outcome): void {
  const { actor, table } = play.scene;
  paysAndFires(play, weapon);
  if (actor && outcome.facts.placed === true) {
    let n = 1;
    while (table[`fog-${n}`] !== undefined) n += 1;
    play.ofTable(`fog-${n}`, actor.side, play.rules['fog-lifts'], nextPhase(play.scene, actor, 'end'));
  }
  blastAll(play, play.scene.targets, outcome);
}

function paysAndFires(play: Play, weapon: string): void {
  const { actor } = play.scene;
  if (actor) pays(play, actor, weapon);
  fired(play, weapon);
}

/** The figures that throw are those of the teams in turn; with one team their own counts will do. */
export function blastAll(play: Play, caught: readonly Unit[], { facts, steps }: Outcome): void {
  const [only, ...more] = caught;
  if (!only) return;
  if (facts.hit === true || facts.placed === true) play.advise(play.rules['blast-catches']);
  if (more.length === 0) {
    struck(play, only, lossesIn(facts), { each: true });
    return;
  }
  const dice = steps.findLast(({ results }) => results)?.results ?? [];
  let from = 0;
  caught.forEach((unit, i) => {
    const figures = inAction(unit).length;
    const own = dice.slice(from, i === caught.length - 1 ? undefined : from + figures);
    from += figures;
    struck(play, unit, lossesOf(own), { each: true });
  });
}

function lossesOf(results: readonly string[]): Losses {
  const n = (fate: string) => results.filter((result) => result === fate).length;
  return { suppressed: n('suppressed'), wounds: n('wounded'), disabled: n('disabled'), kills: n('killed') };
}

export function knownOfHit(scene: Scene): Partial<Hit> {
  const caught = caughtIn(scene);
  const { suppressed } = knownOfCaught(caught);
  return known<Hit>({ suppressed });
}

/** Figures hit already. Who burns with his flamethrower puts his team to the test, whatever the others get. */
export function afterHit(play: Play, { by }: Hit, outcome: Outcome): void {
  const caught = caughtIn(play.scene);
  const losses = lossesIn(outcome.facts);
  blastAll(play, caught, outcome);
  const nothing = losses.suppressed + losses.wounds + losses.disabled + losses.kills === 0;
  const [only] = caught;
  if (by === 'flame' && nothing && only) testDue(play, only, play.rules.causes);
}
