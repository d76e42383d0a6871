import { sceneOf } from '../../../src/campaign/scene.ts';
import { dueNow } from '../../../src/campaign/turns.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import type { Due } from '../../../src/kernel/state/due.ts';
import type { Unit } from '../../../src/kernel/state/scene.ts';
import { ww2Skirmish } from '../../../src/rules/ww2-skirmish/index.ts';
import { facesFrom } from '../../kernel/faces-from.ts';
import { Played } from '../../rules/played.ts';
import type { Given } from '../../rules/ruled.ts';

type Command = readonly [verb: string, given: Given];

/** What a side brings, and which house rules the table plays by, changes from battle to battle. */
const PROFILES = Object.keys(ww2Skirmish.profiles).filter((id) => !/counter|portal|scouts/.test(id));
const HOUSE = ['rout-two-moves', 'one-success-clears-all', 'dispersed-cumulative', 'flame-one-roll', 'diesel-burns'];

/** A battle of random legal acts: the referee allows each of them, with any dice. */
export class RandomBattle {
  readonly battle: Played;
  readonly #throw: (sides: number) => number;
  /** The commands given, for finding the cause of a failure. */
  readonly log: string[] = [];
  refused = 0;

  constructor(seed: number) {
    this.#throw = facesFrom(seed);
    const house = Object.fromEntries(HOUSE.map((name) => [name, this.#throw(4) === 1]));
    this.battle = new Played(ww2Skirmish, house, []);
    for (const side of ['red', 'blue']) {
      for (let i = 0; i < 4; i++) this.battle.adds(side, this.#pick(PROFILES), `${side} ${i}`);
    }
    this.battle.turn();
  }

  /** @returns the turn in which a side had nobody left who could fight */
  play(most: number): number {
    for (let phase = 0; phase < 2 * most; phase++) {
      this.#phase();
      if (this.#decided()) return this.battle.game.at!.turn;
      this.#tell('turn end', {});
      this.battle.turn();
    }
    throw new Error(`no end:\n${this.log.slice(-40).join('\n')}`);
  }

  #decided(): boolean {
    return ww2Skirmish.decided?.(sceneOf(this.battle.game, ww2Skirmish), ww2Skirmish.book) !== undefined;
  }

  #phase(): void {
    this.#settle();
    for (let i = 0; i < 14 && !this.#decided(); i++) {
      this.#tries(this.#any());
      this.#settle();
    }
    // Runs wait for the end of the phase.
    this.#settle('all');
  }

  /** Gives everything owed, each command as printed. */
  #settle(which: 'first' | 'all' = 'first'): void {
    for (let i = 0; i < 60; i++) {
      const owed = dueNow(this.battle.game, ww2Skirmish).filter(
        (due) => which === 'all' || due.id.split(':')[0] !== 'run',
      );
      if (owed.length === 0) return;
      this.#gives(this.#pick(owed));
    }
    throw new Error(`owed without end:\n${this.log.slice(-40).join('\n')}`);
  }

  #gives({ verb, unit, targets = [], options }: Due): void {
    const name = (id: string) => this.battle.game.units[id]!.name;
    const given = {
      ...options,
      ...(unit === undefined ? {} : { who: name(unit) }),
      ...(targets.length > 0 ? { target: targets.map(name).join(',') } : {}),
    };
    this.#tell(verb, given);
    try {
      this.battle.throws(verb, given, this.#throw);
    } catch (error) {
      throw new Error(`a dead end:\n${this.log.slice(-30).join('\n')}`, { cause: error });
    }
  }

  #tries([verb, given]: Command): void {
    try {
      this.battle.throws(verb, given, this.#throw);
      this.#tell(verb, given);
    } catch (error) {
      if (!(error instanceof InputError || error instanceof Refusal)) {
        this.#tell(verb, given);
        throw new Error(`a fault:\n${this.log.slice(-30).join('\n')}`, { cause: error });
      }
      this.refused += 1;
    }
  }

  #tell(verb: string, given: Given): void {
    this.log.push(
      `/${verb} ${Object.entries(given)
        .map(([name, value]) => `${name}:${value}`)
        .join(' ')}`,
    );
  }

  #any(): Command {
    const { game } = this.battle;
    const living = Object.values(game.units).filter(({ gone }) => !gone);
    const own = living.filter(({ side }) => side === game.at?.side);
    // Now and then somebody reacts.
    const actor = this.#pick(this.#throw(6) === 1 || own.length === 0 ? living : own);
    const target = this.#pick(living.filter(({ side }) => side !== actor.side));
    return this.#act(actor, target, living);
  }

  #act(actor: Unit, target: Unit, living: readonly Unit[]): Command {
    const who = actor.name;
    const at = { who, target: target.name };
    const range = this.#throw(24);
    const friend = this.#pick(living.filter(({ side }) => side === actor.side));
    const shots = this.#throw(2) === 1 ? {} : { shots: this.#throw(4) };
    const cover = this.#pick(['open', 'soft', 'hard']);
    const acts: readonly Command[] = [
      ['fire', { ...at, range, cover, ...shots, aim: this.#pick(['unaimed', 'aimed', 'careful']) }],
      ['fire', { ...at, range, ...shots }],
      ['fire', { ...at, range, ...shots, hull: true }],
      ['fire', { ...at, range: 40, volley: true, cover: 'hard' }],
      ['fire', { ...at, range, weapon: 'flamethrower' }],
      ['tankhit', { ...at, range, facing: this.#pick(['front', 'side', 'rear']) }],
      ['tankhit', { ...at, range: 3, weapon: 'molotov' }],
      ['tankhit', { ...at, range, weapon: 'flamethrower' }],
      ['barrage', { ...at, range: range + 24 }],
      [
        'barrage',
        { ...at, target: `${target.name},${this.#pick(living.filter(({ side }) => side !== actor.side)).name}`, range },
      ],
      ['grenade', { ...at, range, ...(this.#throw(2) === 1 ? {} : { at: 'trench' }) }],
      ['grenade', { ...at, range: 12, weapon: this.#pick(['rifle-grenade', 'panzerfaust', 'bazooka']) }],
      ['smoke', { ...at, range: 12, wp: this.#throw(2) === 1 }],
      ['demolish', { ...at, task: this.#pick(['small-arms', 'charge']) }],
      ['move', { who, moves: this.#throw(2), terrain: this.#pick(['open', 'rough', 'road', 'woods']), cover }],
      ['move', { who, pace: this.#pick(['half', 'full']), obstacles: this.#throw(3) - 1 }],
      ['move', { ...at, moves: this.#throw(3) - 1, cover: 'soft' }],
      [
        'assault',
        { ...at, extra: this.#throw(2) - 1, friends: this.#throw(2) === 1, 'target-friends': this.#throw(2) === 1 },
      ],
      ['suppress', { who }],
      ['spot', { ...at, range: 30, cover }],
      ['morale', { who }],
      ['act', { who, target: friend.name, action: this.#pick(['mount', 'replace']) }],
      ['act', { who, action: this.#pick(['mount', 'dismount', 'disperse', 'close-up', 'bunker', 'out']) }],
      ...(this.#throw(30) === 1 ? ([['act', { who, action: this.#pick(['surrender', 'leave']) }]] as const) : []),
    ];
    return this.#pick(acts);
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#throw(items.length) - 1]!;
  }
}
