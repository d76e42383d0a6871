import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Transfer } from '../act.ts';
import type { Book } from '../book.ts';
import { type Figure, figuresOf, inAction, lastNumber, original } from '../figures.ts';
import { has, word } from '../unit.ts';
import type { Play } from './play.ts';

/** Who passes: the figure named, or else the last one in action. */
function passing(unit: Unit, { figure }: Transfer): Figure | undefined {
  return inAction(unit).findLast(({ n }) => figure === undefined || n === figure);
}

/** WS-ORG-04, -05: only in place of lost crew, or out on a named mission and back. */
export function forbiddenTransfer(scene: Scene, transfer: Transfer, book: Book): Refusal | undefined {
  const { actor, targets } = scene;
  const [target] = targets;
  if (!actor || !target) return undefined;
  const { rules } = book.tracking;
  const values = { unit: actor.name, target: target.name };
  if (!passing(actor, transfer)) return new Refusal(rules.disabled, 'figure-out', { unit: actor.name });
  if (actor.side !== target.side) return new Refusal(rules.scouts, 'teams-unchanged', values);
  switch (transfer.action) {
    case 'replace':
      return losses(target, book) > 0 ? undefined : new Refusal(rules.replacement, 'no-crew-lost', values);
    case 'detach': {
      const parent = word(target, 'parent');
      const fit = has(target, 'scouts') && (parent === undefined || parent === actor.id);
      return fit ? undefined : new Refusal(rules.scouts, 'teams-unchanged', values);
    }
    case 'rejoin':
      return word(actor, 'parent') === target.id ? undefined : new Refusal(rules.scouts, 'teams-unchanged', values);
  }
}

/** Men that the crew of a crewed weapon is short of. */
function losses(unit: Unit, { tracking }: Book): number {
  const weapon = word(unit, 'weapon');
  if (weapon === undefined || !tracking.weapons.crewed.includes(weapon)) return 0;
  return original(unit) - inAction(unit).length;
}

export function afterTransfer(play: Play, transfer: Transfer): void {
  const { actor, targets } = play.scene;
  const [target] = targets;
  const figure = actor && passing(actor, transfer);
  if (!actor || !target || !figure) return;
  const { rule } = play.book.tracking.transfers[transfer.action];
  joins(play, target, figure, transfer.action === 'replace', rule);
  play.set(actor, `f${figure.n}-state`, 'transferred', rule);
  // Who replaces a dead man leaves his own team the weaker for the rest of the game.
  if (transfer.action !== 'replace') {
    play.set(target, 'original', original(target) + 1, rule);
    play.set(actor, 'original', original(actor) - 1, rule);
  }
  if (transfer.action === 'detach') play.set(target, 'parent', actor.id, rule);
  if (figuresOf(play.now(actor)).length === 0) play.gone(actor, 'transferred', rule);
}

function joins(play: Play, unit: Unit, figure: Figure, asCrew: boolean, rule: string): void {
  const n = lastNumber(unit) + 1;
  play.set(unit, `f${n}-actions`, figure.actions, rule);
  if (figure.wounds > 0) play.set(unit, `f${n}-wounds`, figure.wounds, rule);
  if (play.scene.at) play.set(unit, `f${n}-left`, figure.left, rule);
  if (figure.weapon && !asCrew) play.set(unit, `f${n}-weapon`, figure.weapon, rule);
  const role = asCrew ? 'loader' : figure.role;
  if (role) play.set(unit, `f${n}-role`, role, rule);
}
