import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Act } from '../../act.ts';
import { type Figure, inAction, lastNumber, original } from '../../figures.ts';
import { Refusal } from '../../refusal.ts';
import { has, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';

/** Who moves: the figure named, or otherwise the last rifleman, then a loader, then the last man. */
function passing(unit: Unit, transfer: Act, { tracking }: Book): Figure | undefined {
  const men = inAction(unit);
  if (transfer.figure !== undefined) return men.find(({ n }) => n === transfer.figure);
  const serves = ({ weapon }: Figure) =>
    weapon !== undefined && (tracking.weapons.crewed.includes(weapon) || weapon === 'bar' || weapon === 'flamethrower');
  const plain = men.findLast((man) => man.role === undefined && !serves(man));
  const scout = men.findLast((man) => man.role === 'scout');
  return plain ?? scout ?? men.findLast(({ role }) => role === 'loader') ?? men.at(-1);
}

/** Whether men go over to another team. */
export function isTransfer({ action }: { readonly action?: string | undefined }): boolean {
  return action === 'replace' || action === 'detach' || action === 'rejoin';
}

/** The teams that a team's men can go over to, or come back to. */
export function teamsFor(actor: Unit, own: readonly Unit[], { action }: Partial<Act>, book: Book): readonly Unit[] {
  switch (action) {
    case 'replace':
      return own.filter((unit) => losses(unit, book) > 0);
    case 'detach':
      return own.filter((unit) => has(unit, 'scouts'));
    default:
      return own.filter(({ id }) => id === word(actor, 'parent'));
  }
}

/** WS-ORG-04, -05: only to replace lost crew, or to go out on a named mission and come back. */
export const forbiddenTransfer: readonly ((
  scene: Scene,
  actor: Unit,
  transfer: Act,
  book: Book,
) => Refusal | undefined)[] = [
  (scene, actor, transfer, { tracking: { rules } }) => {
    const values = { unit: actor.name, target: undefined };
    if (has(actor, 'routed')) return new Refusal(rules['in-rout'], 'routed-only-runs', values);
    if (scene.targets.length > 0) return undefined;
    return new Refusal(rules[transfer.action === 'replace' ? 'replacement' : 'scouts'], 'names-no-team', values);
  },
  (_scene, actor, transfer, book) =>
    passing(actor, transfer, book)
      ? undefined
      : new Refusal(book.tracking.rules.disabled, 'figure-out', { unit: actor.name }),
  refuseTeam,
];

function refuseTeam(scene: Scene, actor: Unit, transfer: Act, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const target = scene.targets[0]!;
  const values = { unit: actor.name, target: target.name };
  if (actor.side !== target.side || actor.id === target.id) return new Refusal(rules.scouts, 'teams-unchanged', values);
  switch (transfer.action) {
    case 'replace':
      return losses(target, book) > 0 ? undefined : new Refusal(rules.replacement, 'no-crew-lost', values);
    case 'detach': {
      // There has to be a team for him to come back to.
      if (inAction(actor).length === 1) return new Refusal(rules.scouts, 'last-man-stays', values);
      const parent = word(target, 'parent');
      const fit = has(target, 'scouts') && (parent === undefined || parent === actor.id);
      return fit ? undefined : new Refusal(rules.scouts, 'teams-unchanged', values);
    }
    default:
      return word(actor, 'parent') === target.id ? undefined : new Refusal(rules.scouts, 'teams-unchanged', values);
  }
}

/** How many men the crew of a crewed weapon is short of. */
function losses(unit: Unit, { tracking }: Book): number {
  const weapon = word(unit, 'weapon');
  if (weapon === undefined || !tracking.weapons.crewed.includes(weapon)) return 0;
  return original(unit) - inAction(unit).length;
}

export function afterTransfer(after: Changing, transfer: Act): void {
  const { actor, targets } = after.scene;
  const [target] = targets;
  const figure = actor && passing(actor, transfer, after.book);
  if (!actor || !target || !figure) return;
  const { rule } = after.book.tracking.acts[transfer.action];
  joins(after, target, figure, transfer.action === 'replace', rule);
  after.remind(rule, [actor, target], 'passes-over', { figure: figure.n, role: figure.role ?? '' });
  after.set(actor, `f${figure.n}-state`, 'transferred', rule);
  // A man who replaces a dead one leaves his own team weaker for the rest of the game.
  if (transfer.action !== 'replace') {
    after.set(target, 'original', original(target) + 1, rule);
    after.set(actor, 'original', Math.max(0, original(actor) - 1), rule);
  }
  if (transfer.action === 'detach') after.set(target, 'parent', actor.id, rule);
  if (inAction(after.now(actor)).length === 0) after.gone(actor, 'transferred', rule);
}

function joins(after: Changing, unit: Unit, figure: Figure, asCrew: boolean, rule: string): void {
  const n = lastNumber(unit) + 1;
  after.set(unit, `f${n}-actions`, figure.actions, rule);
  if (figure.wounds > 0) after.set(unit, `f${n}-wounds`, figure.wounds, rule);
  if (after.scene.at) after.set(unit, `f${n}-left`, figure.left, rule);
  if (figure.weapon && !asCrew) after.set(unit, `f${n}-weapon`, figure.weapon, rule);
  const role = asCrew ? 'loader' : figure.role;
  if (role) after.set(unit, `f${n}-role`, role, rule);
}
