import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { options, type VehicleShot } from '../at-vehicle.ts';
import type { Book, Damage } from '../book.ts';
import type { Demolition } from '../demolish.ts';
import { inAction } from '../figures.ts';
import { count, has, word } from '../unit.ts';
import { fired, known, refuseAttack, refuseDamaged, refuseFlame, refuseOut } from './attack.ts';
import { blastAll } from './blasting.ts';
import { weaponOf } from './firing.ts';
import { nextPhase } from './phase.ts';
import type { Play } from './play.ts';
import { pays, refusePrice } from './purse.ts';
import { lossesIn, struck } from './struck.ts';
import { damaged, leavesIfStopped } from './vehicle.ts';

/** The vehicle shot at, and the gun of the firer. */
export function knownOfVehicleShot({ actor, targets }: Scene, given: Partial<VehicleShot>): Partial<VehicleShot> {
  const [target] = targets;
  const weapon = given.weapon ?? (actor && weaponOf(actor, options.weapon.values));
  const ammo = actor && word(actor, 'ammo');
  return known<VehicleShot>({
    weapon,
    calibre: weapon === 'gun' && actor ? count(actor, 'calibre') || undefined : undefined,
    ammo: isGun(weapon) ? (ammo as VehicleShot['ammo'] | undefined) : undefined,
    ...(target
      ? {
          vehicle: word(target, 'vehicle') as VehicleShot['vehicle'] | undefined,
          'running-gear': word(target, 'running-gear') as VehicleShot['running-gear'],
          fuel: word(target, 'fuel') as VehicleShot['fuel'] | undefined,
          skirts: has(target, 'skirts'),
        }
      : {}),
  } as Partial<VehicleShot>);
}

function isGun(weapon: string | undefined): boolean {
  return weapon === 'gun' || weapon === '17pdr' || weapon === 'auto-cannon';
}

export function forbiddenVehicleShot(scene: Scene, { weapon }: VehicleShot, book: Book): Refusal | undefined {
  const { actor } = scene;
  // Hits of small arms are scored and paid for with /fire.
  if (!actor || weapon === 'small-arms') return undefined;
  return (
    refuseAttack(scene, actor, weapon, book) ??
    refusePrice(actor, weapon, book) ??
    refuseFlame(actor, weapon, book) ??
    refuseDamaged(actor, weapon, book)
  );
}

export function afterVehicleShot(play: Play, { weapon }: VehicleShot, { facts }: Outcome): void {
  const { actor, targets } = play.scene;
  const [target] = targets;
  if (weapon !== 'small-arms') {
    if (actor) pays(play, actor, weapon);
    fired(play, weapon);
  }
  // Men are no vehicle, whatever was said of them.
  if (!target || !has(target, 'vehicle')) return;
  const until = nextPhase(play.scene, target, 'end');
  if (weapon !== 'small-arms') play.passing(target, 'at-fire', true, play.rules['at-fire'], until);
  if (facts.hit === true) damaged(play, target, facts.damage as Damage, Number(facts['explodes-in'] ?? 0));
  leavesIfStopped(play, target);
}

/** At a bunker the occupants are the target. */
export function knownOfDemolition({ actor, targets }: Scene, given: Partial<Demolition>): Partial<Demolition> {
  const [target] = targets;
  const inside = target ? Math.min(12, inAction(target).length) : 0;
  const charge = given.task === 'charge';
  return known<Demolition>({
    figures: charge && inside > 0 ? inside : undefined,
    moved: actor && given.weapon !== 'flamethrower' && has(actor, 'moved'),
    calibre: given.weapon === 'gun' && actor ? count(actor, 'calibre') || undefined : undefined,
    'ranged-in': target !== undefined && actor !== undefined && word(actor, 'ranged-in') === target.id,
  });
}

export function forbiddenDemolition(scene: Scene, attack: Demolition, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  switch (attack.task) {
    case 'charge':
      return refuseOut(actor, book) ?? refusePrice(actor, 'charge', book);
    case 'small-arms':
      return refuseAttack(scene, actor, '', book) ?? refuseSmallArms(scene, attack, book);
    default: {
      const weapon = attack.weapon ?? '';
      return (
        refuseAttack(scene, actor, weapon, book) ??
        refusePrice(actor, weapon, book) ??
        refuseFlame(actor, weapon, book) ??
        refuseDamaged(actor, weapon, book)
      );
    }
  }
}

/** WS-FIRE-04: an unaimed shot each, at the least. */
function refuseSmallArms({ actor }: Scene, { shots }: Demolition, { tracking }: Book): Refusal | undefined {
  const most = actor ? inAction(actor).reduce((sum, { left }) => sum + left, 0) : shots;
  if (shots <= most) return undefined;
  return new Refusal(tracking.rules.shots, 'too-few-actions-to-shoot', { shots, most });
}

export function afterDemolition(play: Play, attack: Demolition, outcome: Outcome): void {
  const { actor, targets } = play.scene;
  const { facts } = outcome;
  const weapon = attack.task === 'charge' ? 'charge' : attack.task === 'small-arms' ? 'small-arms' : attack.weapon!;
  if (actor) {
    if (weapon === 'small-arms') shotsPaid(play, attack.shots);
    else pays(play, actor, weapon);
  }
  fired(play, weapon);
  if (weapon === 'charge') play.advise(play.rules['charge-size']);
  const [target] = targets;
  if (!target) return;
  if (attack.task === 'small-arms') {
    struck(play, target, lossesIn(facts));
    return;
  }
  if (attack.task === 'charge') {
    blastAll(play, targets, outcome);
    return;
  }
  const all = inAction(target).length;
  const figures = facts.effect === 'occupants-all' ? all : facts.effect === 'occupants-1' ? Math.min(1, all) : 0;
  if (figures > 0) play.due(target, 'effect', { by: 'mg', figures }, play.rules.posted);
}

function shotsPaid(play: Play, shots: number): void {
  const { actor, at } = play.scene;
  if (!actor || !at) return;
  let owed = shots;
  for (const figure of inAction(play.now(actor))) {
    const given = Math.min(owed, figure.left);
    if (given > 0) play.set(actor, `f${figure.n}-left`, figure.left - given, play.rules.shots);
    owed -= given;
  }
}
