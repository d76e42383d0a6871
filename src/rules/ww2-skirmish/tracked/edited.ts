import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { inAction } from '../figures.ts';
import { has, words } from '../unit.ts';
import { type Changing, changing } from './changes.ts';
import { underFireUntil } from './fire/under-fire.ts';
import { apart, breaksContact, goneIfNobody, setDown } from './morale/out.ts';
import { phaseAfterNext } from './phase.ts';

/** What's set by hand continues and ends as if a ruling had set it now. @param before the unit before the change */
export function edited(scene: Scene, before: Unit, _by: 'player' | 'umpire', book: Book): readonly Effect[] {
  const after = changing(scene, book);
  const { rules } = after;
  const unit = after.now(before);
  const isNew = (field: Parameters<typeof has>[1]) =>
    has(unit, field) && String(unit.fields[field]) !== String(before.fields[field]);
  if (isNew('idle')) losesAPhase(after, unit, 'idle', rules.idle);
  if (isNew('stunned')) losesAPhase(after, unit, 'stunned', rules.damage);
  if (isNew('under-fire')) staysUnder(after, unit, 'under-fire');
  if (isNew('heavy-fire')) staysUnder(after, unit, 'heavy-fire');
  if (isNew('routed')) breaks(after, unit);
  if (isNew('stuck') && scene.at && !has(unit, 'stuck-turn')) {
    after.set(unit, 'stuck-turn', scene.at.turn, rules.stuck);
  }
  if (isNew('aboard')) after.clear(unit, ['dispersed', 'in-bunker'], rules.aboard);
  if (isNew('in-bunker')) after.clear(unit, ['dispersed'], rules['bunker-small-arms']);
  if (isNew('abandoned')) setDown(after, unit, rules.burns);
  stands(after, unit, before);
  hasNoActions(after, unit);
  goneIfNobody(after, unit);
  return after.effects;
}

/** A state set without an end is taken away first, since it would come back when the other ends. */
function losesAPhase(after: Changing, unit: Unit, field: 'idle' | 'stunned', rule: string): void {
  const until = phaseAfterNext(after.scene, unit);
  if (!until) return;
  after.clear(unit, [field], rule);
  after.set(unit, field, true, rule, until);
}

function staysUnder(after: Changing, unit: Unit, field: 'under-fire' | 'heavy-fire'): void {
  const until = underFireUntil(after.scene, unit);
  if (!until) return;
  const by = words(unit, field);
  after.clear(unit, [field], after.rules[field]);
  after.set(unit, field, by, after.rules[field], until);
}

/** it can rally at the start of a later turn; morale's other results are over. */
function breaks(after: Changing, unit: Unit): void {
  const { at } = after.scene;
  breaksContact(after, unit);
  after.clear(unit, ['retiring', 'idle'], after.rules.routed);
  if (at && !has(unit, 'rout-turn')) after.set(unit, 'rout-turn', at.turn, after.rules.routed);
}

/** WS-MEL-01: contact always goes both ways. */
function stands(after: Changing, unit: Unit, before: Unit): void {
  const [now, then] = [words(after.now(unit), 'contact'), words(before, 'contact')];
  for (const id of now) if (!then.includes(id)) after.list({ id }, 'contact', unit.id, after.rules.contact);
  for (const id of then) if (!now.includes(id)) apart(after, { id }, unit);
}

/** a man wounded down to his last Action is disabled. */
function hasNoActions(after: Changing, unit: Unit): void {
  for (const { n, wounds, actions } of inAction(unit)) {
    if (wounds > 0 && wounds >= actions) after.set(unit, `f${n}-state`, 'disabled', after.rules.wound);
  }
}
