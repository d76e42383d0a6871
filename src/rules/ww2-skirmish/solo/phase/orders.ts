import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { SoloRuling, SoloStep } from '../../../../kernel/solo.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { isManned } from '../../figures.ts';
import { drivenInTurn } from '../../tracked/vehicles/driving.ts';
import { has, word, words } from '../../unit.ts';
import { crossing } from './crossing.ts';
import { gets, goes, runs } from './going.ts';
import { isKnown, seen, sightOf, toLookFor } from './seen.ts';
import { changesIn, inContactWith, isAfv, isCrewOnFoot, playersUnits, soloSide } from './sides.ts';
import { askSight, holdsStill, isAllSame, sightTold } from './sight.ts';

/** WS-TURN-04: for each unit the question, the look, the throw, the test for open ground, the move. */
export function orders(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (has(unit, 'went')) return undefined;
  return bound(scene, unit, book) ?? asked(scene, unit, book) ?? looks(scene, unit, book) ?? acts(scene, unit, book);
}

/** Units that needn't be asked about, since the players' answer couldn't change anything. */
function bound(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const { rules } = book.soloTurn;
  // WS-AFV-01: a lorry has no chart; the player who moves the figures drives it.
  if (isManned(unit) && !isAfv(unit, book))
    return stays(scene, unit, rules['no-chart'], drivenInTurn(scene, unit) ? undefined : 'players-drive');
  if (has(unit, 'routed')) return runs(scene, unit, book);
  if (has(unit, 'stunned')) return stays(scene, unit, rules.damage, 'stunned');
  // WS-MOR-06: a crew that fell back out of its vehicle has already got away.
  if (has(unit, 'idle')) return stays(scene, unit, rules.idle, 'idle');
  if (isCrewOnFoot(unit) && !has(unit, 'ran-out')) return gets(scene, unit, book);
  return playersUnits(scene).length === 0 ? stays(scene, unit, rules.order) : undefined;
}

/** It does nothing in this stage. */
export function stays(scene: Scene, unit: Unit, rule: string, says?: string): SoloStep {
  const changes = changesIn(scene);
  changes.set(unit, 'went', true, rule);
  if (isCrewOnFoot(unit)) changes.set(unit, 'ran-out', true, rule);
  if (says) changes.remind(rule, [unit], `solo-${says}`);
  return { step: 'note', unit: unit.id, rule, effects: changes.effects };
}

/** What the players are asked about what it sees, once a phase; where they needn't be, that it's as before. */
export function asked(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (has(unit, 'looked-round')) return looksAgain(scene, unit, book);
  const question = askSight(scene, unit, book);
  const { rule } = question;
  if (inContactWith(scene, unit).length > 0) {
    const changes = changesIn(scene);
    changes.set(unit, 'looked-round', true, rule);
    return { step: 'note', unit: unit.id, rule, effects: changes.effects };
  }
  // On a drawn table nobody has to say it, and whoever was missed before is looked for again.
  const isTold = !scene.drawn && !question.anew;
  if (isTold && (holdsStill(scene, unit) || isAllSame(scene, unit))) {
    const changes = changesIn(scene);
    changes.include(sightTold(scene, unit, {}, book));
    const { nearest, range } = question.before ?? {};
    const values = range === undefined ? {} : { name: String(nearest), inches: Number(range) };
    changes.remind(rule, [unit], 'solo-as-before', values);
    return { step: 'note', unit: unit.id, rule, effects: changes.effects };
  }
  return { step: 'ask', question };
}

/** Where the table is drawn, it's measured who stands there after it has missed the one whom it looked for. */
function looksAgain(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const nearest = scene.drawn ? sightOf(scene, unit, 'sees') : undefined;
  const isMissed = nearest && !isKnown(scene, nearest.unit) && words(unit, 'missed').includes(nearest.unit.id);
  return isMissed ? { step: 'ask', question: askSight(scene, unit, book) } : undefined;
}

/** WS-SPOT-01, S-12: it first looks for enemies its side hasn't spotted yet. */
function looks(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const { soloTurn } = book;
  const enemy = toLookFor(scene, unit);
  if (!enemy) return undefined;
  const rule = soloTurn.rules.looks;
  const missed = changesIn(scene);
  missed.list(unit, 'missed', enemy.unit.id, rule);
  return {
    step: 'rule',
    verb: 'spot',
    options: { range: enemy.range, cover: enemy.cover },
    who: unit.id,
    targets: [enemy.unit.id],
    marks: missed.effects,
    after: (now) => {
      const changes = changesIn(now);
      const found = now.units.get(enemy.unit.id);
      if (found && !isKnown(now, found))
        changes.remind(soloTurn.rules['not-made-out'], [unit, enemy.unit], 'solo-not-made-out');
      else {
        const side = soloSide(now);
        if (side) changes.ofSide(side, 'aware', true, rule);
        if (found && isAfv(unit, book)) changes.set(unit, 'enemy-seen', true, book.soloTurn.rules.afv);
      }
      return changes.effects;
    },
  };
}

function acts(scene: Scene, unit: Unit, book: Book): SoloStep {
  if (isAfv(unit, book) || has(unit, 'ordered')) return crossing(scene, unit, book) ?? goes(scene, unit, book);
  return throws(scene, unit, book);
}

/** WS-SOLO-06: its risk, and what the chart makes it do. */
function throws(scene: Scene, unit: Unit, { soloTurn }: Book): SoloRuling {
  const rule = soloTurn.rules.order;
  const marks = changesIn(scene);
  marks.set(unit, 'ordered', true, rule);
  return { step: 'rule', verb: 'solo', options: { task: 'action' }, who: unit.id, marks: marks.effects };
}

/** WS-AFV-02: once it has met the enemy, an AFV throws at the start of each turn for what it does. */
export function ordersAtStart(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  const { at } = scene;
  if (!at || !isAfv(unit, book) || unit.fields['order-turn'] === at.turn || !hasMet(unit)) return undefined;
  if (isStunnedIn(scene, unit)) return undefined;
  return { step: 'rule', verb: 'solo', options: { task: 'afv' }, who: unit.id, marks: [] };
}

/** After it has seen an enemy or been fired at. */
export function hasMet(unit: Unit): boolean {
  return has(unit, 'enemy-seen') || has(unit, 'under-fire') || has(unit, 'at-fire');
}

/** Whether its crew does nothing in its phase of this turn. */
function isStunnedIn({ state, at, table }: Scene, unit: Unit): boolean {
  const ends = state.lasting.find(({ of, field }) => 'unit' in of && of.unit === unit.id && field === 'stunned')?.until;
  if (!has(unit, 'stunned')) return false;
  return (
    !ends || !at || ends.turn > at.turn || (ends.turn === at.turn && ends.edge === 'end' && ends.side === table.solo)
  );
}

/** Whether it sees an enemy. */
export function seesAnybody(scene: Scene, unit: Unit): boolean {
  return seen(scene, unit) !== undefined || word(unit, 'contact') !== undefined;
}
