import type { EventOf } from '../../campaign/record.ts';
import type { SoloRuling, SoloStep } from '../../kernel/solo.ts';
import type { Looking } from '../../measuring/places.ts';
import { raiseSquad } from '../units/roster.ts';
import { OnTable } from './on-table.ts';
import type { SoFar } from './so-far.ts';
import { actorOf } from './solo-step.ts';

type Effects = EventOf<'solo-did'>['effects'];
type StepOf<S extends SoloStep['step']> = Extract<SoloStep, { readonly step: S }>;

/** What the store keeps of what nobody knows yet, by hash. */
export type Secrets = ReadonlyMap<string, { readonly salt: string; readonly text: string }>;

/** Something happens without a ruling. */
export function* happens({ step: _, effects, moves, faces, ...did }: StepOf<'note'>, so: SoFar): Looking<void> {
  const table = did.unit === undefined || !(moves || faces) ? undefined : OnTable.of(so.campaign, so.ruleset);
  const shifted = moves && table ? yield* table.shifted(did.unit!) : [];
  const turned = faces === undefined ? undefined : table?.turned(did.unit!, faces);
  so.write({ type: 'solo-did', ...did, effects: so.ending([...effects, ...shifted, ...(turned ?? [])]) });
}

/** A drawn table has no way for a ruling: what changes instead, and whom the unit turns to. */
export function staysPut(step: SoloRuling, so: SoFar): void {
  const { who = '', faces } = step;
  const turned = faces === undefined ? [] : (OnTable.of(so.campaign, so.ruleset)?.turned(who, faces) ?? []);
  const effects = [...(step.forbidden?.() ?? step.marks), ...turned] as Effects;
  so.write({ type: 'solo-did', ...actorOf(step), rule: so.ruleset.turn.rule, effects });
}

/** A seal is broken. */
export function isOpened({ hash, unit, rule, opened }: StepOf<'open'>, so: SoFar, secrets: Secrets): void {
  const { salt, text } = secrets.get(hash) ?? { salt: '', text: '' };
  so.write({ type: 'seal-opened', hash, salt, text, unit, rule, effects: so.ending(opened(text)) });
}

/** A body of units comes on, and stands where a drawn table has room for it. */
export function* comesOn(
  { effects, squad, called, side, at, rule }: StepOf<'raise'>,
  so: SoFar,
  user: string,
): Looking<void> {
  const before = new Set(Object.keys(so.game.units));
  const name = called === undefined ? {} : { called };
  for (const event of raiseSquad(so.campaign, user, so.ruleset, { squad, ...name, side })) so.write(event);
  so.write({ type: 'solo-did', rule, effects: effects as Effects });
  for (const unit of Object.keys(so.game.units).filter((id) => !before.has(id))) {
    const table = OnTable.of(so.campaign, so.ruleset);
    const placed = table ? yield* table.arrived(unit, at) : [];
    if (placed.length > 0) so.write({ type: 'solo-did', unit, rule, effects: placed as Effects });
  }
}
