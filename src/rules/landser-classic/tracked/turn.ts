import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { Losses } from '../morale.ts';
import { type Field, has } from '../unit.ts';
import { added, cleared, isOwnTurn, remind } from './changes.ts';
import { leaderOf, lossesOf, squadOf } from './squad.ts';

/** The two sides as `initiative` counts them. */
export function knownSides({ sides }: Scene): { 'side-1'?: string; 'side-2'?: string } {
  const [one, two] = Object.keys(sides);
  return { ...(one ? { 'side-1': one } : {}), ...(two ? { 'side-2': two } : {}) };
}

/** LC-TURN-01: thrown once, before the first turn. */
export function forbiddenInitiative({ at, table }: Scene, _sides: unknown, { tracking }: Book): Refusal | undefined {
  if (!at && table['initiative-thrown'] !== true) return undefined;
  return new Refusal(tracking.rules['one-action'], 'initiative-thrown');
}

export function afterInitiative(
  { sides }: Scene,
  named: { readonly 'side-1'?: string; readonly 'side-2'?: string },
  { facts }: Outcome,
  { tracking }: Book,
): Effect[] {
  const known = Object.keys(sides);
  // A name given by hand is the side of that name; any other stands for the sides in their order.
  const called = (n: 0 | 1) => known.find((id) => id === named[n === 0 ? 'side-1' : 'side-2']?.toLowerCase());
  const [one, two] = [called(0), called(1)];
  const first =
    facts.first === 'side-1' ? (one ?? other(known, two) ?? known[0]) : (two ?? other(known, one) ?? known[1]);
  const rule = tracking.rules.initiative;
  return [
    ...(first ? [{ effect: 'set', of: { table: true }, field: 'first', value: first, rule } as const] : []),
    { effect: 'set', of: { table: true }, field: 'initiative-thrown', value: true, rule },
  ];
}

function other(sides: readonly string[], side: string | undefined): string | undefined {
  return side === undefined ? undefined : sides.find((each) => each !== side);
}

export function knownOfLosses(scene: Scene): Partial<Losses> {
  return scene.actor ? lossesOf(squadOf(scene, scene.actor)) : {};
}

/** LC-BRK-01: the game is lost for the side whose squad breaks. */
export function afterMorale({ actor }: Scene, _losses: unknown, { facts }: Outcome, { tracking }: Book): Effect[] {
  return actor && facts.broken === true ? [lost(actor.side, tracking.rules.broken)] : [];
}

export function lost(side: string, rule: string): Effect {
  return { effect: 'set', of: { side }, field: 'broken', value: true, rule };
}

/** LC-SER-05: who was down is back, in hide, with the wound that the medic found. */
export function afterMedic({ targets }: Scene, _care: unknown, { facts }: Outcome, { tracking }: Book): Effect[] {
  const { rules } = tracking;
  const wound = facts.wound === 'wound-a' ? 'wound-a' : 'wound-b';
  return targets
    .filter(({ gone }) => gone === 'down')
    .flatMap((unit): Effect[] => [
      { effect: 'gone', unit: unit.id, why: '', rule: rules.down },
      ...added(unit, wound === 'wound-a' ? 'wounds-a' : 'wounds-b', 1, rules[wound]),
    ]);
}

export function forbiddenCare({ actor, targets }: Scene, _care: unknown, { tracking }: Book): Refusal | undefined {
  const [target] = targets;
  const rule = tracking.rules.down;
  if (actor && !has(actor, 'medic')) return new Refusal(rule, 'no-medic', { unit: actor.name });
  return target && target.gone !== 'down' ? new Refusal(rule, 'not-down', { unit: target.name }) : undefined;
}

/** A turn begins: break-off points fall due, and the rules are called to mind that bind somebody now. */
export function begins(scene: Scene, book: Book): Effect[] {
  const own = [...scene.units.values()].filter((unit) => isOwnTurn(scene, unit));
  return [...remindersOf(scene, own, book), ...breakOffs(scene, own, book)];
}

/** The rules that bind somebody now, and before the first turn the initiative. */
export function remindersOf(scene: Scene, own: readonly Unit[], { tracking }: Book): Effect[] {
  const { at, table } = scene;
  const { rules } = tracking;
  const bound = new Set(
    own.filter(({ gone }) => !gone).flatMap((unit) => REMINDERS.filter((field) => has(unit, field))),
  );
  const thrown = table['initiative-thrown'] === true || at?.turn !== 1 || at.step !== scene.steps[0]?.step;
  return [...(thrown ? [] : [remind(rules.initiative)]), ...[...bound].map((field) => remind(rules[field]))];
}

const REMINDERS = [
  'angry',
  'disorientated',
  'needs-leader',
  'walking-wounded',
  'locked',
  'in-template',
  'barrel',
] as const;

/**
 * LC-BRK-01, R-35: at the start of each own turn from the second casualty on; one that is wiped out is broken.
 * @param fromOf the casualties from which a squad throws
 */
export function breakOffs(
  scene: Scene,
  own: readonly Unit[],
  { breakOff, tracking }: Book,
  fromOf: (squad: readonly Unit[]) => number = () => breakOff.from,
): Effect[] {
  const { at } = scene;
  if (!at) return [];
  const squads = new Map(own.map((unit) => [`${unit.side} ${unit.fields.squad}`, unit]));
  return [...squads.values()].flatMap((one): Effect[] => {
    const squad = squadOf(scene, one);
    const losses = lossesOf(squad);
    if (losses.out < fromOf(squad)) return [];
    const leader = leaderOf(squad);
    if (!leader) return [lost(one.side, tracking.rules.broken)];
    const moment = { turn: at.turn, side: one.side, edge: 'start' } as const;
    const { rule } = breakOff;
    return [{ effect: 'due', verb: 'morale', options: losses, unit: leader.id, at: moment, rule }];
  });
}

/** What ends with the battle (LC-WND-01): wounds heal, weapons are in order again; the dead are dead. */
export function carries({ units, sides, table }: Scene, { tracking }: Book): Effect[] {
  const { rules } = tracking;
  const rule = rules['serious-wounds'];
  return [
    ...[...units.values()].flatMap((unit) => cleared(unit, UNTIL_THE_BATTLE_ENDS, rule)),
    ...Object.entries(sides)
      .filter(([, fields]) => fields.broken)
      .map(([side]): Effect => ({ effect: 'set', of: { side }, field: 'broken', value: false, rule: rules.broken })),
    ...(table['initiative-thrown']
      ? [
          {
            effect: 'set',
            of: { table: true },
            field: 'initiative-thrown',
            value: false,
            rule: rules.initiative,
          } as const,
        ]
      : []),
  ];
}

const UNTIL_THE_BATTLE_ENDS: readonly Field[] = [
  'serious-wounds',
  'wounds-a',
  'wounds-b',
  'needs-leader',
  'walking-wounded',
  'hiding',
  'hide-turn',
  'hiding-in',
  'jammed',
  'must-reload',
  'set-up',
  'barrel',
  'bursts',
  'auto-turns',
  'auto-turn',
  'template',
  'in-template',
  'fired',
  'aware',
  'last-target',
  'last-shot',
  'fast-turn',
  'fast-turns',
  'locked',
  'guard',
];
