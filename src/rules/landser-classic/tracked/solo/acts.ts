import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Act, Wants } from '../../../../../data/landser-classic/borrowed-solo-tables.ts';
import type { SoloRuling, SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { refuseArms, workWanted } from '../fire/weapons.ts';
import { type Action, refuseAction } from '../gate.ts';
import { isHiding } from '../hide.ts';
import { changing, count, has, isVehicle, word } from '../state.ts';
import { shoots } from './shots.ts';
import { orderOf } from './sides.ts';

/** what his order makes him do, the first of it that he can. */
export function carriesOut(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const { acts } = book.borrowed;
  const order = orderOf(unit, book);
  for (let i = count(unit, 'tried'); i < order.acts.length; i++) {
    const act = acts[order.acts[i]!]!;
    const step = isOpen(scene, unit, act, book) ? doing(scene, unit, act, i, book) : undefined;
    if (step) return step;
  }
  return undefined;
}

/** Whether the book lets him, and there's a reason to. */
function isOpen(scene: Scene, unit: Unit, act: Act, book: Book): boolean {
  if (act.wants && !WANTED[act.wants](scene, unit, book)) return false;
  const targets = act.wants === 'reach' ? [word(unit, 'in-reach')!] : [];
  const among = { ...scene, targets: targets.flatMap((id) => scene.units.get(id) ?? []) };
  const wanted = { verb: act.verb, action: act.takes as Action, attacks: act.wants === 'target' };
  if (refuseAction(among, unit, wanted, book)) return false;
  if (act.takes === 'covering-fire') return refuseArms(unit, book) === undefined;
  // A vehicle has no place to hide, and stays where it is.
  return !(isVehicle(unit) && (act.goes || act.hides));
}

const WANTED: Readonly<Record<Wants, (scene: Scene, unit: Unit, book: Book) => boolean>> = {
  work: (_scene, unit, book) => workWanted(unit, book) !== undefined,
  target: () => true,
  sight: (_scene, unit) => has(unit, 'sees'),
  reach: (scene, unit) => scene.units.get(word(unit, 'in-reach') ?? '')?.gone === undefined && has(unit, 'in-reach'),
  hide: (_scene, unit) => isHiding(unit),
};

function doing(scene: Scene, unit: Unit, act: Act, i: number, book: Book): SoloStep | undefined {
  if (act.wants === 'target') return shoots(scene, unit, book);
  const places = act.wants === 'reach' || (act.faces && has(unit, 'sees'));
  return places && !has(unit, 'placed') ? takesPlace(scene, unit, act, book) : ruling(scene, unit, act, i, book);
}

/** he goes up to whom he assaults; on Covering Fire he turns to the enemy. Where that is, the table says. */
function takesPlace(scene: Scene, unit: Unit, act: Act, book: Book): SoloStep {
  const rule = book.borrowed.rules.ways;
  const changes = changing(scene, book);
  changes.set(unit, 'placed', true, rule);
  const goes = act.faces ? { faces: word(unit, 'sees')! } : ({ moves: true } as const);
  return { step: 'note', unit: unit.id, rule, effects: changes.effects, ...goes };
}

function ruling(scene: Scene, unit: Unit, act: Act, i: number, book: Book): SoloRuling {
  const { rules } = book.borrowed;
  const marks = changing(scene, book);
  marks.set(unit, 'tried', i + 1, rules.acts);
  const reached = act.wants === 'reach' ? word(unit, 'in-reach') : undefined;
  return {
    step: 'rule',
    verb: act.verb,
    options: { ...act.options, ...(act.hides && has(unit, 'in-terrain') ? { terrain: true } : {}) },
    who: unit.id,
    ...(reached === undefined ? {} : { targets: [reached] }),
    marks: marks.effects,
    ...(act.goes ? { after: (now, { inches }) => wentOn(now, unit, Number(inches), book) } : { stays: true }),
  };
}

/** What the players are told of a move; whoever has gone looks round again before he fires. */
function wentOn(now: Scene, { id }: Unit, inches: number, book: Book): readonly Effect[] {
  const unit = now.units.get(id);
  if (!unit) return [];
  const { rules } = book.borrowed;
  const changes = changing(now, book);
  const order = orderOf(unit, book);
  const enemy = now.units.get(word(unit, 'sees') ?? '');
  const about = enemy && order.way !== 'cover' ? [unit, enemy] : [unit];
  changes.remind(rules.acts, about, `solo-${order.says}`, { inches });
  changes.clear(unit, ['looked-round', 'in-sight', 'holds'], rules.looks);
  return changes.effects;
}
