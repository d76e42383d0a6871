import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { type Figure, inAction, isManned } from '../figures.ts';
import type { Moving } from '../move.ts';
import { count, has, word, words } from '../unit.ts';
import { acts, known, refuseOut } from './attack.ts';
import { apart } from './melee.ts';
import { isOwnPhase, nextPhase } from './phase.ts';
import type { Play } from './play.ts';
import { allSpend, short } from './purse.ts';

/** What moves, and how well: on foot the whole team goes as its slowest man does. */
export function knownOfMove({ actor }: Scene, given: Partial<Moving>): Partial<Moving> {
  if (!actor) return {};
  const driving = isManned(actor);
  const vehicle = driving ? (word(actor, 'vehicle') as Moving['mover'] | undefined) : undefined;
  const gear = vehicle && (word(actor, 'running-gear') as Moving['running-gear']);
  const slowest = inAction(actor).reduce<Figure | undefined>(
    (least, each) => (least && least.current <= each.current ? least : each),
    undefined,
  );
  const crash = given.task === 'crash';
  return known<Moving>({
    // A Panther or Tiger goes as any heavy AFV.
    mover: vehicle === undefined ? undefined : MOVES_AS[vehicle],
    ...(gear ? { 'running-gear': gear } : {}),
    suppressed: has(actor, 'suppressed'),
    ...(driving
      ? {}
      : { actions: slowest?.actions, wounds: slowest?.wounds || undefined, compelled: compelledTo(actor) }),
    ...(crash ? { speed: count(actor, 'speed') } : {}),
  } as Partial<Moving>);
}

const MOVES_AS: Readonly<Record<string, Moving['mover']>> = {
  'small-soft': 'small-soft',
  'large-soft': 'large-soft',
  light: 'light',
  medium: 'medium',
  heavy: 'heavy',
  'tiger-panther': 'heavy',
  tiger2: 'heavy',
};

/** What morale or the solo chart makes of it. */
function compelledTo(unit: Unit): Moving['compelled'] | undefined {
  if (unit.fields.order === 'rout') return 'solo-rout';
  if (has(unit, 'routed')) return 'rout';
  return has(unit, 'retiring') ? 'retire' : undefined;
}

const runs = ({ compelled }: Moving) => compelled === 'rout' || compelled === 'solo-rout';

/** A retirement is made when the test is, whoever's phase it is; so is a crash. */
export function movesNow({ actor }: Scene, { task }: Moving): boolean {
  return actor !== undefined && (has(actor, 'retiring') || task === 'crash');
}

/** Morale moves even those who have fired what does not move and fire (WS-MOR-04). */
export function forbiddenMove(scene: Scene, moving: Moving, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor || moving.task === 'crash') return undefined;
  const { rules } = book.tracking;
  const values = { unit: actor.name };
  const out = refuseOut(actor, book);
  if (out) return out;
  if (moving.task === 'release') {
    return has(actor, 'stuck') ? undefined : new Refusal(rules.release, 'not-stuck', values);
  }
  if (moving.task === 'bog') return undefined;
  return (
    (moving.mover === 'foot' ? refuseMarch(scene, actor, moving, book) : refuseDrive(actor, book)) ??
    (has(actor, 'idle') ? new Refusal(rules.idle, 'idle-now', values) : undefined) ??
    (has(actor, 'belt-fired') && !has(actor, 'retiring')
      ? new Refusal(rules['belt-fed'], 'move-after-belt-fed', values)
      : undefined) ??
    (has(actor, 'flamed') && !has(actor, 'retiring')
      ? new Refusal(rules['flame-or-move'], 'move-after-flame', values)
      : undefined)
  );
}

/** WS-MOVE-01, -02, over all the moves of a phase. */
function refuseMarch(scene: Scene, unit: Unit, moving: Moving, { tracking }: Book): Refusal | undefined {
  const { rules, moves: most } = tracking;
  if (!scene.at || runs(moving) || (has(unit, 'retiring') && !isOwnPhase(scene, unit))) return undefined;
  const figure = short(unit, moving.moves);
  if (figure) {
    const values = { unit: unit.name, figure: figure.n, left: figure.left, moves: moving.moves };
    return new Refusal(rules.move, 'no-action-to-move', values);
  }
  const moves = count(unit, 'moves') + moving.moves;
  return moves > most ? new Refusal(rules.moves, 'moved-twice', { unit: unit.name, moves, most }) : undefined;
}

/** WS-DMG-14, WS-VEH-07. */
function refuseDrive(unit: Unit, { tracking }: Book): Refusal | undefined {
  const { rules } = tracking;
  const values = { unit: unit.name };
  if (has(unit, 'stunned')) return new Refusal(rules.damage, 'crew-stunned', values);
  if (has(unit, 'immobilised')) return new Refusal(rules.damage, 'stopped-for-good', values);
  return has(unit, 'stuck') ? new Refusal(rules.release, 'vehicle-stuck', values) : undefined;
}

export function afterMove(play: Play, moving: Moving, { facts }: Outcome): void {
  const { actor, at } = play.scene;
  if (!actor) return;
  const { rules } = play;
  switch (moving.task) {
    case 'bog':
      if (facts.stuck !== true) return;
      play.set(actor, 'stuck', true, rules.stuck);
      if (at) play.set(actor, 'stuck-turn', at.turn, rules.stuck);
      return;
    case 'release':
      if (facts.released !== true) return;
      play.clear(actor, 'stuck', rules.release);
      play.clear(actor, 'stuck-turn', rules.release);
      return;
    case 'crash':
      crashed(play, actor, moving);
      return;
    default:
      moved(play, actor, moving, Number(facts.inches));
      return;
  }
}

/** WS-VEH-08, -09: it never moves again. */
function crashed(play: Play, unit: Unit, { cause, speed = 0 }: Moving): void {
  if (cause === 'explodes' || speed >= play.book.tracking.crashing) {
    play.set(unit, 'immobilised', true, play.rules.crashed);
  }
  play.clear(unit, 'speed', play.rules.crashed);
  if (has(unit, 'wrecked')) play.gone(unit, 'exploded', play.rules.crash);
}

function moved(play: Play, unit: Unit, moving: Moving, inches: number): void {
  const { scene, rules } = play;
  const until = isOwnPhase(scene, unit) ? nextPhase(scene, unit, 'start') : undefined;
  acts(play, unit, 'move');
  play.passing(unit, 'moved', true, rules['out-of-phase'], until);
  if (moving.mover !== 'foot') {
    play.passing(unit, 'speed', inches, rules.speed, nextPhase(scene, unit, 'start'));
    // R-49: 2" at most, which the book's speeds of vehicles do not know.
    if (has(unit, 'suppressed')) play.remind(rules.suppressed);
    // WS-FIRE-18: once for the turn, however often one asks how far it goes.
    if (!has(unit, 'moved')) allSpend(play, unit, 1, rules['gun-crew']);
    return;
  }
  if (inAction(unit).length > 1) play.advise(rules.together);
  if (moving.terrain !== 'open' || moving.obstacles > 0) play.advise(rules.ground);
  const all = runs(moving);
  const costs = isOwnPhase(scene, unit) || !has(unit, 'retiring');
  if (costs) allSpend(play, unit, all ? Number.POSITIVE_INFINITY : moving.moves, rules.move);
  play.passing(unit, 'moves', count(unit, 'moves') + moving.moves, rules.moves, until);
  play.clear(unit, 'retiring', rules.retires);
  for (const id of words(unit, 'contact')) {
    const other = scene.units.get(id);
    if (other) apart(play, unit, other);
  }
}
