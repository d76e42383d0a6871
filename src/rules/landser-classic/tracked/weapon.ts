import type { Book, WORK } from '../../../../data/landser-classic/book.ts';
import { saidOf } from '../../../kernel/act.ts';
import { barring } from '../../../kernel/forbidding.ts';
import { option } from '../../../kernel/options/options.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { acts } from './acts.ts';
import { wantsSetUp, workWanted } from './fire/weapons.ts';
import { refuseAction, refuseOutOfPlay } from './gate.ts';
import { gunnerOf, squadOf } from './squads/squads.ts';
import { type Changing, count, has, word, words } from './state.ts';
import { GONE } from './wounds/falls.ts';

interface Working {
  readonly work: (typeof WORK)[number];
  readonly idle?: boolean;
}

/** A turn of Weapon Work: what his weapon needs, in the order barrel, clear, reload, set-up. */
export const weapon: Tracked<Working, Book> = {
  fallen: GONE,
  outOfPlay: GONE,
  helps: 'units',
  known: { idle: option.flag() },
  knows: {
    work: ({ actor }, _working, book) => actor && workWanted(actor, book),
    idle: ({ actor }, working, book) =>
      (actor && saidOf(working).work === undefined && !workWanted(actor, book)) || undefined,
  },
  domains: { target: () => [] },
  forbid: barring(refuseOutOfPlay, forbid),
  effects(changes: Changing, { work }, _outcome) {
    const { scene, book } = changes;
    const { actor } = scene;
    if (!actor) return;
    const { rules } = book.tracking;
    acts(changes, actor, 'weapon-work', rules['weapon-work'], book);
    if (work === 'clear') firstOff(changes, actor, 'jammed', rules.clear);
    if (work === 'reload') firstOff(changes, actor, 'must-reload', rules['weapon-work']);
    if (work === 'set-up') changes.set(actor, 'set-up', true, rules['set-up']);
    if (work === 'barrel') changes.clear(actor, ['barrel', 'auto-turns'], rules.barrel);
    if (work === 'pick-up') takesOver(changes, actor, book);
  },
};

function forbid(scene: Scene, working: Working, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const refusal = refuseAction(scene, actor, { verb: 'weapon', action: 'weapon-work' }, book);
  if (refusal) return refusal;
  const { rules } = book.tracking;
  const { work, idle } = working;
  const values = { unit: actor.name, ...(idle ? {} : { work }) };
  if (work === 'pick-up') return refuseTaking(scene, actor, book);
  const wants = {
    clear: [has(actor, 'jammed'), rules.clear],
    reload: [has(actor, 'must-reload'), rules['weapon-work']],
    'set-up': [wantsSetUp(actor, book), rules['set-up']],
    barrel: [has(actor, 'barrel'), rules.barrel],
  } as const;
  if (wants[work][0]) return undefined;
  return new Refusal(idle ? rules['weapon-work'] : wants[work][1], 'nothing-to-do', values);
}

/** The weapon he'd fire first. */
function firstOff(changes: Changing, unit: Unit, field: 'jammed' | 'must-reload', rule: string): void {
  const all = words(unit, field);
  const own = all.find((each) => each === word(unit, 'weapon')) ?? all[0];
  if (own !== undefined) changes.strike(unit, field, own, rule);
}

/** The second man of a launcher (LS-AT-03). */
const SECOND_MAN = 'anti-tank-loader';

/** LC-SQD-05, LS-AT-03: a loader, when the gunner of his team is out of action. */
function refuseTaking(scene: Scene, loader: Unit, book: Book): Refusal | undefined {
  const { rules, vehicles } = book.tracking;
  if (loader.profile === SECOND_MAN && vehicles) {
    if (fallenGunner(scene, loader, book)) return undefined;
    return new Refusal(vehicles.rules['short-handed'], 'no-launcher-to-take', { unit: loader.name });
  }
  const fallen = loader.profile === 'loader' && gunnerOf(scene, loader, book)?.gone;
  return fallen ? undefined : new Refusal(rules['pick-up'], 'not-his-gun', { unit: loader.name });
}

/** A gunner of his team, out of action, with the weapon still beside him. */
function fallenGunner(scene: Scene, loader: Unit, { tracking }: Book): Unit | undefined {
  const teams = tracking.vehicles?.teams ?? [];
  return squadOf(scene, loader).find((each) => each.gone && teams.includes(word(each, 'weapon') ?? ''));
}

/** The gun as the gunner left it, but not set up. */
function takesOver(changes: Changing, loader: Unit, book: Book): void {
  const { rules, vehicles } = book.tracking;
  const launcher = loader.profile === SECOND_MAN;
  const gunner = launcher ? fallenGunner(changes.scene, loader, book) : gunnerOf(changes.scene, loader, book);
  const gun = gunner && word(gunner, 'weapon');
  if (!gunner || !gun) return;
  const rule = launcher && vehicles ? vehicles.rules['short-handed'] : rules['pick-up'];
  const own = word(loader, 'weapon');
  changes.set(loader, 'weapon', gun, rule);
  if (own) changes.set(loader, 'sidearm', own, rule);
  for (const field of ['jammed', 'must-reload', 'lost'] as const) {
    if (words(gunner, field).includes(gun)) changes.list(loader, field, gun, rule);
  }
  if (has(gunner, 'barrel')) changes.set(loader, 'barrel', true, rule);
  if (count(gunner, 'auto-turns') > 0) changes.set(loader, 'auto-turns', count(gunner, 'auto-turns'), rule);
  if (count(gunner, 'shot-turn') > 0) changes.set(loader, 'shot-turn', count(gunner, 'shot-turn'), rule);
  changes.clear(gunner, ['set-up', 'barrel', 'auto-turns', 'jammed', 'must-reload'], rule);
  changes.set(gunner, 'weapon', word(gunner, 'sidearm') ?? 'none', rule);
}
