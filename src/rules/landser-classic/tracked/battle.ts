import type { Book } from '../../../../data/landser-classic/book.ts';
import type { TrackedRule } from '../../../../data/landser-classic/tracked-rules.ts';
import type { Effect, Ending } from '../../../kernel/state/effect.ts';
import { nobodyLeft } from '../../../kernel/state/nobody-left.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { forgetEnded, unkept } from './fire/template.ts';
import { runsSide } from './solo/turn.ts';
import { canReturnFire, owesTemplates } from './squads/duties.ts';
import { judgeLater, keyOf, lossesOf, soldiersOf, squadsOf, succession, thresholdOf } from './squads/squads.ts';
import {
  allIn,
  bindsNext,
  bindsNow,
  type Changing,
  changing,
  enemyOf,
  type Field,
  has,
  isVehicle,
  word,
} from './state.ts';
import { isAboard, isEmpty, owesBail } from './tanks/crew.ts';
import { isCasualty } from './wounds/falls.ts';

/** A turn begins: squads that are wiped out, squads that have to test, and men under restrictions. */
export function begins(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  changes.include(runsSide(scene, book));
  const { rules } = book.tracking;
  const { at } = scene;
  forgetEnded(changes, book);
  for (const side of Object.keys(scene.sides)) {
    if (scene.sides[side]?.began !== undefined) continue;
    changes.ofSide(side, 'began', fightersOf(scene, side).length, rules.broken);
  }
  if (at?.side === undefined) return changes.effects;
  const squads = squadsOf(scene, at.side, book);
  const rally = book.tracking.rally !== undefined && scene.toggles.has('rally');
  for (const one of squads) {
    const { out, 'in-action': left } = lossesOf(soldiersOf(scene, one));
    if (left === 0 && !rally) nobodyLeft(changes, brokenBy(scene, one, book), rules.broken);
    const broken = rally && soldiersOf(scene, one).some((unit) => !unit.gone && has(unit, 'squad-broken'));
    const tests = left > 0 && out >= thresholdOf(scene, one, book) && !broken;
    if (!tests) {
      changes.clearSquad(keyOf(one)!, ['judged'], rules.broken);
      continue;
    }
    changes.ofSquad(keyOf(one)!, 'tests', true, rules.broken);
    judgeLater(changes, one, book);
  }
  const own = allIn(changes.scene).filter(({ side, gone }) => side === at.side && !gone);
  for (const man of own) {
    if (book.tracking.vehicles && isAboard(scene, man))
      changes.set(man, 'action', 'aboard', book.tracking.vehicles.rules.actions);
  }
  remindsOfBounds(changes, book);
  return changes.effects;
}

/** Who's under a restriction in the turn being played, a reminder a rule: for whoever asks how things stand. */
export function stands(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  remindsOfBounds(changes, book);
  return changes.effects;
}

function remindsOfBounds(changes: Changing, book: Book): void {
  const { scene } = changes;
  const own = allIn(scene).filter(({ side, gone }) => side === scene.at?.side && !gone);
  for (const [field, rule] of BINDING) {
    const bound = own.filter((unit) => has(unit, field) && (STILL[field]?.(scene, unit, book) ?? true));
    if (bound.length > 0) changes.remind(book.tracking.rules[rule], bound, 'bound', { state: field });
  }
}

/** What restricts a man in his turn, and its rule. */
const BINDING: readonly (readonly [Field, TrackedRule])[] = [
  ['angry', 'angry'],
  ['disorientated', 'disorientated'],
  ['needs-leader', 'needs-leader'],
  ['walking-wounded', 'walking-wounded'],
  ['locked', 'locked'],
  ['in-template', 'in-template'],
  ['barrel', 'barrel'],
];

/** Whether it still binds him now: what he has done already, or can't do, he needn't be told. */
const STILL: Partial<Record<Field, (scene: Scene, unit: Unit, book: Book) => boolean>> = {
  angry: (scene, unit, book) => bindsNow(scene, unit, 'angry') && canReturnFire(scene, unit, book),
  disorientated: (scene, unit) => bindsNow(scene, unit, 'disorientated'),
  locked: (_scene, unit) => !has(unit, 'action'),
  'in-template': (scene, unit) => owesTemplates(scene, unit).length > 0,
};

/** LC-BRK-01: a side loses the battle when its squad breaks or is wiped out. */
export function brokenBy(scene: Scene, one: Unit, { tracking }: Book): Ending {
  const winner = enemyOf(scene, one.side);
  const values = { squad: word(one, 'squad') ?? '', ...lying(scene) };
  return {
    ...(winner === undefined ? {} : { winner }),
    loser: one.side,
    why: 'broken',
    values,
    rule: tracking.rules.broken,
  };
}

/** LS-CAMP-06: the men lying on the table, for the winner to decide about. */
function lying(scene: Scene): { lying?: string } {
  const names = allIn(scene)
    .filter((unit) => isCasualty(scene, unit))
    .map(({ name }) => name);
  return names.length > 0 ? { lying: names.join(', ') } : {};
}

/** A turn ends: anything kept up from turn to turn ends if it wasn't kept up in this one. */
export function closes(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  const { rules, campaign, snipers } = book.tracking;
  for (const unit of allIn(scene)) {
    if (unit.side !== scene.at?.side || unit.gone) continue;
    if (!has(unit, 'moved-fast')) changes.clear(unit, ['fast-turns'], rules['fast-twice']);
    if (!has(unit, 'auto-now')) changes.clear(unit, ['auto-turns'], rules.barrel);
    if (snipers && unit.fields.action !== 'aim') changes.clear(unit, ['aiming', 'aim-turns'], snipers.aim);
    unkept(changes, unit, book);
    bindsNext(changes, unit);
  }
  for (const unit of campaign ? allIn(scene) : []) {
    const carrier = scene.units.get(word(unit, 'carried-by') ?? '');
    if (carrier?.side === scene.at?.side && carrier && carrier.fields.action !== 'carry-off') {
      changes.clear(unit, ['carried-by', 'carried-since'], campaign!.carried);
    }
  }
  return changes.effects;
}

/** Who on a side can still fight: figures, manned vehicles, and crews about to bail out. */
function fightersOf(scene: Scene, side: string): Unit[] {
  return allIn(scene).filter((unit) => {
    if (unit.side !== side) return false;
    if (unit.gone) return owesBail(scene, unit);
    return !isVehicle(unit) || !isEmpty(scene, unit);
  });
}

/** The battle ends when a side that started with figures has nobody left. */
export function over(scene: Scene, { tracking }: Book): Ending | undefined {
  if (!scene.at) return undefined;
  const sides = Object.entries(scene.sides).filter(([, { began }]) => typeof began === 'number' && began > 0);
  const gone = sides.map(([side]) => side).filter((side) => fightersOf(scene, side).length === 0);
  const [loser] = gone;
  if (loser === undefined) return undefined;
  const rule = tracking.rules.broken;
  const values = lying(scene);
  if (gone.length > 1) return { why: 'draw', values, rule };
  const winner = enemyOf(scene, loser);
  return { ...(winner === undefined ? {} : { winner }), loser, why: 'nobody-left', values, rule };
}

/** The next battle: men who are out stay out and are no longer counted; in a campaign the winner's casualties are saved. */
export function carries(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  const { rules, campaign } = book.tracking;
  for (const unit of allIn(scene)) {
    if (!unit.gone) continue;
    const casualty = isCasualty(scene, unit);
    const won = scene.over?.winner === unit.side;
    const saved = unit.gone === 'carried-off' || (casualty && won);
    if (campaign && scene.toggles.has('campaign-wounds') && saved) changes.back(unit, campaign.carried);
    else {
      if (campaign && casualty && scene.over?.loser === unit.side) {
        changes.back(unit, campaign.camp);
        changes.gone(unit, 'prisoner', campaign.camp);
      }
      changes.set(unit, 'out-before', true, rules.broken);
    }
  }
  for (const unit of allIn(changes.scene)) if (has(unit, 'leader')) succession(changes, unit, book);
  const out = allIn(changes.scene).filter(({ gone }) => gone !== undefined);
  const prisoners = out.filter(({ gone }) => gone === 'prisoner');
  const away = out.filter(({ gone }) => gone !== 'prisoner');
  const camp = campaign && scene.toggles.has('campaign-wounds') ? campaign.camp : rules.prisoner;
  if (prisoners.length > 0) changes.remind(camp, prisoners, 'prisoners-now');
  if (away.length > 0) changes.remind(rules.broken, away, 'stay-away');
  return changes.effects;
}
