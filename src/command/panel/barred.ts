import type { Campaign } from '../../campaign/campaign.ts';
import type { Ruled } from '../../campaign/record.ts';
import { dueNow } from '../../campaign/turns.ts';
import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { isAtEnemies } from '../../kernel/verb.ts';
import { refusalOf } from '../../referee/rulings/trying.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import { forAnother, isBeside } from '../forms/other-targets.ts';
import { mayThrow } from './thrown-together.ts';

/** What has to be thrown before a ruling's others can do the same at these enemies, all by one command. */
export interface ThrownFirst {
  readonly command: GivenCommand;
  readonly targets: readonly Unit[];
}

/**
 * What bars the others from doing the same at enemies who'd be open to it otherwise: tests that come first, and that anybody may throw.
 * Where they aren't all alike, it's the first of them and those like it.
 * @param same the options of the ruling's command
 */
export function thrownFirst(
  campaign: Campaign,
  { verb, who = '' }: Pick<Ruled, 'verb' | 'who'>,
  { attacker: _attacker, who: _who, ...same }: Readonly<Record<string, string>>,
  user: string,
): ThrownFirst | undefined {
  const { game } = campaign;
  const actor = game?.phase === 'open' ? game.units[who] : undefined;
  const ruleset = game && rulesetOf(game.rules);
  const done = ruleset?.verbs[verb];
  if (!game || !ruleset || !actor || !done || !isAtEnemies(done) || same.target === undefined) return undefined;
  const given = forAnother(same, verb, ruleset);
  const own = [actor, ...unitsInOrder(game).filter((unit) => isBeside(unit, actor))];
  const isBarred = ({ name: target }: Unit) =>
    own.some(({ name }) => {
      const refusal = refusalOf(campaign, { verb, given: { ...given, who: name, target }, user });
      return refusal?.says === 'owed-first' && refusal.values.target === target;
    });
  const barred = dueNow(game, ruleset).flatMap((due) => {
    const unit = game.units[due.unit ?? ''];
    const isMeant = unit !== undefined && unit.side !== actor.side && mayThrow(due, game, ruleset) && isBarred(unit);
    return isMeant ? [{ unit, of: { name: due.verb, given: due.options as GivenCommand['given'] } }] : [];
  });
  const [first] = barred;
  if (!first) return undefined;
  const alike = barred.filter(({ of }) => commandText(of) === commandText(first.of));
  const targets = [...new Set(alike.map(({ unit }) => unit))];
  const names = targets.map(({ name }) => name).join(', ');
  return { command: { name: first.of.name, given: { who: names, ...first.of.given } }, targets };
}

/** That they come first, and what for. */
export function barredText(words: Catalogue, { command, targets }: ThrownFirst): string {
  return words.notices.thrownFirst(words.say(command.name), words.allOf(targets.map(({ name }) => name)));
}

/** The button that throws them. @param of the ruling whose others are barred */
export function barredButton(
  words: Catalogue,
  { command, targets }: ThrownFirst,
  of: Button<'thrown-first'>['of'],
): Button {
  const [first] = targets;
  const label =
    targets.length > 1
      ? words.notices.throwAll(targets.length, undefined)
      : words.notices.owedLabel(words.say(command.name), first!.name);
  return { action: 'thrown-first', of, label, first: true };
}
