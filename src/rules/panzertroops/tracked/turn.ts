import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { Purpose } from '../initiative.ts';
import { type Field, has, isLeader, isVehicle, words } from '../unit.ts';
import { aboard, carrierOf } from './carrying.ts';
import { cleared, gone, kept, remind } from './changes.ts';
import { groupsOnFoot, living, menIn } from './groups.ts';
import { callOf, isObserver } from './observers.ts';
import { stepKind } from './when.ts';

/** PT-TURN-02: Side A is so for the whole game. */
export function forbiddenThrow({ at }: Scene, _purpose: unknown, { tracking }: Book): Refusal | undefined {
  return at ? new Refusal(tracking.rules['side-a'], 'side-a-stays') : undefined;
}

/** Who moves first is Side A; who sets up first is, unless one side alone is known to attack (PT-TURN-02, PT-RUL-35). */
export function afterInitiative(
  { sides }: Scene,
  { purpose }: Purpose,
  { facts }: Outcome,
  { tracking }: Book,
): Effect[] {
  const winner = Object.keys(sides)[facts.winner === 'side-1' ? 0 : 1];
  if (winner === undefined) return [];
  const rule = tracking.rules['side-a'];
  const attackers = Object.keys(sides).filter((side) => sides[side]?.attacker);
  const first = purpose === 'setup' && attackers.length === 1 ? attackers[0]! : winner;
  return [
    {
      effect: 'set',
      of: { table: true },
      field: purpose === 'setup' ? 'sets-up-first' : 'moves-first',
      value: winner,
      rule,
    },
    { effect: 'set', of: { table: true }, field: 'first', value: first, rule },
  ];
}

/** A step begins: the rules are called to mind that bind somebody of its side now, each once. */
export function begins(scene: Scene, book: Book): Effect[] {
  const { at, units } = scene;
  if (at?.side === undefined) return [];
  const own = [...units.values()].filter(({ side, gone }) => side === at.side && !gone);
  const kind = stepKind(scene, book);
  const reminders = kind === undefined ? [] : REMINDERS[kind](scene, own, book);
  return [...new Set(reminders)].map(remind);
}

type Reminders = (scene: Scene, own: readonly Unit[], book: Book) => string[];

const REMINDERS: Readonly<Record<'move' | 'defensive' | 'attacking', Reminders>> = {
  move: (scene, own, { tracking }) => {
    const { rules } = tracking;
    const morale = scene.toggles.has('morale');
    return [
      ...(own.some((unit) => has(unit, 'pinned')) ? [rules.pinned] : []),
      ...(own.some((unit) => has(unit, 'out-of-wreck')) ? [rules['getting-out']] : []),
      ...(own.some(isObserver) && callOf(scene, scene.at!.side!) !== 'no-team' ? [rules['call-step']] : []),
      ...(headsMatter(scene, own) ? [rules.heads] : []),
      ...(own.some((unit) => isVehicle(unit) && aboard(scene, unit).length > 0) ? [rules.loading] : []),
      ...(morale && own.length > 0 ? [rules.gaps] : []),
      ...(own.some((unit) => has(unit, 'morale')) ? [rules.shaken] : []),
      ...(morale && scene.at?.turn === 1 ? weakGroups(scene, tracking.group, rules['foot-group']) : []),
    ];
  },
  defensive: (scene, own, { tracking, weapons }) => [
    ...(canSmoke(scene, own, weapons) ? [tracking.rules['smoke-first']] : []),
    ...(headsMatter(scene, own) ? [tracking.rules.heads] : []),
  ],
  attacking: (scene, own, { tracking, weapons }) => {
    const { rules } = tracking;
    const call = callOf(scene, scene.at!.side!);
    const laid = [...scene.units.values()].some((unit) => unit.side === scene.at?.side && has(unit, 'dropped'));
    return [
      ...(canSmoke(scene, own, weapons) ? [rules['smoke-first']] : []),
      ...(laid ? [rules.satchel] : []),
      ...(call === 'through' ? [rules.shell] : call === 'team-lost' ? [rules.lands] : []),
    ];
  },
};

/** Men in something open, whose heads are up or down. */
function headsMatter(scene: Scene, own: readonly Unit[]): boolean {
  return own.some((unit) => has(unit, 'heads-down') || carrierOf(scene, unit)?.fields.kind === 'afv');
}

function canSmoke(scene: Scene, own: readonly Unit[], weapons: Book['weapons']): boolean {
  if (!scene.toggles.has('smoke')) return false;
  const smoking = Object.entries(weapons)
    .filter(([, row]) => row.smoke)
    .map(([id]) => id);
  return own.some((unit) => words(unit, 'weapons').some((each) => smoking.includes(each.split('/')[0]!)));
}

/** PT-MOR-03: a group on foot has six men or more, and a leader. */
function weakGroups(scene: Scene, least: number, rule: string): string[] {
  const groups = groupsOnFoot(scene, scene.at!.side!).filter((group) => !group.some(isObserver));
  const weak = groups.some((group) => menIn(group) < least || !living(group).some(isLeader));
  return weak ? [rule] : [];
}

/** What ends with the battle; the dead and the wrecks stay out. */
export function carries({ units, table }: Scene, { tracking }: Book): Effect[] {
  const { rules } = tracking;
  const rule = rules.turn;
  return [
    ...[...units.values()].flatMap((unit): Effect[] => [
      ...cleared(unit, UNTIL_THE_BATTLE_ENDS, rule),
      ...(unit.fields.lost ? kept(unit, 'lost', 0, rule) : []),
      // Nobody asked who got out.
      ...(has(unit, 'in-wreck') && has(unit, 'aboard') ? [gone(unit, 'lost-with-vehicle', rules['lost-aboard'])] : []),
      // In the next battle the dead are no part of a group any more.
      ...(unit.gone ? kept(unit, 'crew', 0, rule) : []),
      ...(has(unit, 'abandoned') && isVehicle(unit) && !unit.gone ? [gone(unit, 'abandoned', rules.broken)] : []),
    ]),
    ...(table.first === undefined
      ? []
      : [{ effect: 'set', of: { table: true }, field: 'first', value: false, rule } as const]),
  ];
}

const UNTIL_THE_BATTLE_ENDS: readonly Field[] = [
  'move-turn',
  'ran-turn',
  'revealed',
  'in-edge',
  'heads-down',
  'dropped',
  'aboard',
  'towed-by',
  'in-wreck',
  'left-start',
  'moved-by-vehicle',
  'immobilised',
  'roof-out',
  'fuel-out',
  'smoke-out',
  'projector-used',
  'morale',
  'checks',
];
