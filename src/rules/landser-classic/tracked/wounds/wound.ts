import type { Book } from '../../../../../data/landser-classic/book.ts';
import { barring } from '../../../../kernel/forbidding.ts';
import { option } from '../../../../kernel/options/options.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { Refusal } from '../../refusal.ts';
import { refuseBeforeBreakOff, refuseDeed, refuseOutOfPlay } from '../gate.ts';
import { forceIntoHide } from '../hide.ts';
import { assertTarget, refuseKnown } from '../known.ts';
import { carrierOf, mayHeal } from '../squads/duties.ts';
import { allIn, type Changing, count, has } from '../state.ts';
import { backInPlay, falls, GONE, isCasualty } from './falls.ts';

interface Care {
  readonly kind: 'medic' | 'campaign' | 'carried';
  readonly treated?: number;
  readonly turn?: number;
  readonly stretcher?: boolean;
  readonly down?: boolean;
}

/** What happens to the wounded: under a medic's hands, and while they lie on the table. */
export const wound: Tracked<Care, Book> = {
  fallen: GONE,
  outOfPlay: GONE,
  helps: 'fallen',
  known: { down: option.flag() },
  anonymous: (_scene, { kind }) => kind === 'campaign' || kind === 'carried',
  alongside: (scene) => (scene.actor ? [] : scene.targets.map((target) => carrierOf(scene, target) ?? target)),
  knows: {
    kind: (scene) => careIn(scene),
    down: (scene) => {
      const isDown = scene.toggles.has('alternative-wounds') && scene.targets[0]?.gone === 'down';
      return (isDown && careIn(scene) === 'medic') || undefined;
    },
    treated: (scene) => (liesIn(scene) ? count(scene.targets[0]!, 'treated') : undefined),
    turn: (scene) => (liesIn(scene) ? turnsSince(scene, scene.targets[0]!) : undefined),
    stretcher: (scene) => (liesIn(scene) ? has(scene.targets[0]!, 'stretcher') : undefined),
  },
  domains: {
    // Whoever has fallen, or has light wounds that can be healed.
    target: (scene) =>
      allIn(scene).filter(
        (unit) =>
          unit.side === scene.actor?.side &&
          (unit.gone ? (GONE as readonly string[]).includes(unit.gone) : has(unit, 'light-wounds')),
      ),
  },
  forbid: [
    barring(
      refuseOutOfPlay,
      (scene: Scene, _care: Care, book: Book) => scene.actor && refuseDeed(scene, scene.actor, 'wound', book),
    ),
    (scene, care, book) => (care.kind === 'medic' ? refuseUntrained(scene, book) : refuseByToggle(scene, book)),
    (scene, care, book) => {
      if (!scene.actor && scene.targets.length === 0) return undefined;
      assertTarget(scene);
      const target = scene.targets[0]!;
      const thrower = scene.actor ? undefined : (carrierOf(scene, target) ?? target);
      const broken = thrower && refuseBeforeBreakOff(scene, thrower, 'wound', book, true);
      if (broken) return broken;
      return care.kind === 'medic' ? refuseTreatment(scene, target, book) : refuseDeathRoll(scene, care, target, book);
    },
  ],
  effects(changes: Changing, care, outcome) {
    const { scene, book } = changes;
    const [target] = scene.targets;
    if (target && care.kind === 'medic') healed(changes, target, outcome, book);
    else if (target) rolled(changes, target, care, outcome, book);
  },
};

/** What's to be done for the wounded man: a medic beside him treats him; otherwise he lies there, or is carried. */
function careIn(scene: Scene): Care['kind'] | undefined {
  const { actor, targets, toggles } = scene;
  const [target] = targets;
  if (!target) return undefined;
  const adds = toggles.has('alternative-wounds') && !target.gone && has(target, 'light-wounds');
  if (actor && has(actor, 'medic') && (adds || target.gone === 'down')) return 'medic';
  if (!isCasualty(scene, target)) return undefined;
  return has(target, 'carried-by') ? 'carried' : 'campaign';
}

function liesIn(scene: Scene): boolean {
  const care = careIn(scene);
  return care === 'campaign' || care === 'carried';
}

/** How long ago the last death roll was. */
function turnsSince({ at }: Scene, unit: Unit): number {
  return at && has(unit, 'death-turn') ? Math.max(0, at.turn - count(unit, 'death-turn')) : 1;
}

/** How long ago the last death roll was, and what a medic has done since he fell. */
function stateOf(scene: Scene, unit: Unit) {
  return [
    ['treated', count(unit, 'treated')],
    ['turn', turnsSince(scene, unit)],
    ['stretcher', has(unit, 'stretcher')],
  ] as const;
}

/** LS-ALT-08: whether it's light wounds that he treats, which add up, and by which rule he does. */
function treatmentOf(scene: Scene, { tracking }: Book) {
  const { rules, alternative } = tracking;
  const adds =
    alternative !== undefined && scene.toggles.has('alternative-wounds') && scene.targets[0]?.gone !== 'down';
  return { adds, rule: adds ? alternative.heals : rules.down };
}

function refuseUntrained(scene: Scene, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (actor && has(actor, 'medic')) return undefined;
  return new Refusal(treatmentOf(scene, book).rule, 'no-medic', { unit: actor?.name });
}

function refuseByToggle({ toggles }: Scene, { tracking: { campaign } }: Book): Refusal | undefined {
  if (!campaign || toggles.has('campaign-wounds')) return undefined;
  return new Refusal(campaign.casualty, 'toggle-off', { toggle: 'campaign-wounds' });
}

function refuseTreatment(scene: Scene, target: Unit, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const { adds, rule } = treatmentOf(scene, book);
  if (target.side !== actor.side) return new Refusal(rule, 'not-his-comrade', { unit: target.name });
  if (adds) {
    if (has(target, 'healed')) return new Refusal(rule, 'healed-already', { unit: target.name });
    if (target.gone || !has(target, 'light-wounds')) return new Refusal(rule, 'no-light-wound', { unit: target.name });
    if (has(actor, 'has-healed')) return new Refusal(rule, 'has-healed', { unit: actor.name });
  } else if (target.gone !== 'down') return new Refusal(rule, 'not-down', { unit: target.name });
  return mayHeal(scene, actor, target)
    ? undefined
    : new Refusal(rule, 'not-beside', { unit: actor.name, target: target.name });
}

/** LS-CAMP-01 to -05: only for a man lying there, and once a turn, starting with the turn after his fall. */
function refuseDeathRoll(scene: Scene, care: Care, target: Unit, { tracking }: Book): Refusal | undefined {
  const { campaign } = tracking;
  if (!campaign) return undefined;
  const values = { unit: target.name };
  if (!isCasualty(scene, target)) return new Refusal(campaign.death, 'no-casualty', values);
  const carried = has(target, 'carried-by');
  if (care.kind === 'carried' && !carried) return new Refusal(campaign.carried, 'not-carried', values);
  const thrown = carried ? has(target, 'carried-now') : count(target, 'death-turn') >= (scene.at?.turn ?? 0);
  const rule = campaign[carried ? 'carried' : 'death'];
  if (thrown) return new Refusal(rule, 'thrown-this-turn', values);
  return refuseKnown(target, care, [
    ...stateOf(scene, target).map(([option, value]) => [option, value, campaign.treated] as const),
    ['kind', carried ? 'carried' : 'campaign', rule],
  ]);
}

/** LC-SER-05, LS-SER-05, LS-ALT-08. */
function healed(changes: Changing, target: Unit, { facts }: Outcome, book: Book): void {
  const { rules, alternative } = book.tracking;
  if (facts.healed && alternative) {
    changes.add(target, 'light-wounds', -1, alternative.heals, { floor: 0 });
    if (has(target, 'light-alternative')) changes.add(target, 'light-alternative', -1, alternative.heals, { floor: 0 });
    changes.set(target, 'healed', true, alternative.heals);
    const { actor } = changes.scene;
    if (actor) changes.set(actor, 'has-healed', true, alternative.heals);
    return;
  }
  if (facts.wound === 'removed') {
    changes.back(target, rules.removed);
    changes.gone(target, 'removed', rules.removed);
    if (book.tracking.campaign && isCasualty(changes.scene, changes.now(target))) {
      changes.remind(book.tracking.campaign.casualty, [target], 'lies');
    }
    return;
  }
  const row = facts.wound === 'wound-a' ? 'wound-a' : 'wound-b';
  backInPlay(changes, target, rules.down, book);
  changes.add(target, row === 'wound-a' ? 'wounds-a' : 'wounds-b', 1, rules[row]);
  forceIntoHide(changes, target, 'row', rules.down, book, 'this');
}

/** LS-CAMP-02, LS-CAMP-05: a man who survives is thrown for again; being carried undoes the medic's work. */
function rolled(changes: Changing, target: Unit, { kind, stretcher }: Care, { facts }: Outcome, book: Book): void {
  const { campaign } = book.tracking;
  const { at } = changes.scene;
  if (!campaign || !at) return;
  const rule = campaign[kind === 'carried' ? 'carried' : 'death'];
  if (kind === 'carried') {
    if (!stretcher) changes.clear(target, ['treated'], rule);
    changes.set(target, 'carried-now', true, rule);
  }
  if (facts.died === false) changes.set(target, 'death-turn', at.turn, rule);
  if (facts.died === true) dies(changes, target, rule, book);
}

/** Dead, wherever he was lying. */
export function dies(changes: Changing, target: Unit, rule: string, book: Book): void {
  const left = ['carried-by', 'carried-since', 'death-turn', 'treated', 'stretcher'] as const;
  changes.clear(target, left, rule);
  if (target.gone) {
    changes.back(target, rule);
    changes.gone(target, 'dead', rule);
  } else falls(changes, target, 'dead', rule, book);
}
