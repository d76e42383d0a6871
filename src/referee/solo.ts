import type { Campaign } from '../campaign/campaign.ts';
import { evolveGame } from '../campaign/evolve.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import type { EventOf, LogEvent, Ruled } from '../campaign/record.ts';
import { dueNow } from '../campaign/turns.ts';
import { completeOptions, type Options, readOptions } from '../kernel/options.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import { type Ruleset, togglesOn, verbOf } from '../kernel/ruleset.ts';
import { type Question, questionKey, type Solo, type SoloRuling, type SoloStep } from '../kernel/solo.ts';
import { rulesetOf } from '../rules/index.ts';
import { readAction } from './action.ts';
import { gameIn } from './games.ts';
import { assertOpen, assertPlaysAny } from './permission.ts';
import { raiseSquad } from './roster.ts';
import { sceneOf } from './scene.ts';
import { throwAction } from './throwing.ts';
import { nextTurn } from './turns.ts';

type Effects = EventOf<'solo-did'>['effects'];

// More steps than a side of two hundred units needs: a rulebook that never comes to an end is a bug.
const MOST_STEPS = 2000;

/**
 * Plays on for the side that the referee runs, until its turn is over or the players are asked something. In the turn
 * of the players it does what it owes, and what it throws at the start of a turn. All that happens is one record; what
 * comes next follows from the game.
 * @param source gives the faces, and what is drawn
 * @throws {InputError} where the referee runs no side, it has nothing to do just now, or the speaker plays none
 */
export function playSolo(campaign: Campaign, user: string, source: (sides: number) => number): LogEvent[] {
  const { solo } = running(campaign, user);
  const playing = new Playing(campaign, user, source);
  if (playing.campaign.game?.asked && playing.next(solo).step === 'ask') throw new InputError('solo-unanswered');
  return playing.on(solo);
}

/**
 * Takes what the players see, and plays on.
 * @param given by the names of what was asked
 * @param key of the question that the speaker has seen, where that is known
 * @throws {InputError} if nothing is asked, or something else by now, or the answer is none
 */
export function answerSolo(
  campaign: Campaign,
  user: string,
  given: Readonly<Record<string, string>>,
  source: (sides: number) => number,
  key?: string,
): LogEvent[] {
  const { solo, ruleset } = running(campaign, user);
  const playing = new Playing(campaign, user, source);
  const step = playing.next(solo);
  if (!campaign.game?.asked || step.step !== 'ask') throw new InputError('solo-not-asked');
  const { question } = step;
  if (key && key !== questionKey(question, campaign.game.at?.turn)) throw new InputError('solo-answered');
  const answers = completeOptions(question.options, readOptions(question.options, given));
  playing.answer(question, answers, solo.answered(playing.scene(), question, answers, ruleset.book));
  return playing.on(solo);
}

/** What is asked of the players just now, if the referee waits for them. */
export function questionIn(campaign: Campaign): Question | undefined {
  const { game } = campaign;
  const ruleset = game?.asked && rulesetOf(game.rules);
  if (!game || !ruleset?.solo) return undefined;
  const scene = sceneOf(game, ruleset, togglesOn(ruleset, campaign.house));
  const step = ruleset.solo.next(scene, ruleset.book);
  return step.step === 'ask' ? step.question : undefined;
}

function running(campaign: Campaign, user: string): { readonly ruleset: Ruleset; readonly solo: Solo<unknown> } {
  const game = gameIn(campaign);
  assertOpen(game);
  assertPlaysAny(game, user);
  const ruleset = rulesetOf(game.rules);
  if (!ruleset.solo) throw new InputError('solo-not-in-book', { rules: ruleset.name });
  const { solo: side } = game.table;
  if (typeof side !== 'string') throw new InputError('solo-no-side');
  if (sideOf(game, user) === side) throw new InputError('solo-own-side');
  if (!game.at) throw new InputError('solo-not-its-turn');
  return { ruleset, solo: ruleset.solo };
}

/** The campaign while the side plays: each step changes it for the next, and one record is made of them all. */
class Playing {
  #campaign: Campaign;
  readonly #events: LogEvent[] = [];
  readonly #user: string;
  readonly #source: (sides: number) => number;
  readonly #ruleset: Ruleset;

  constructor(campaign: Campaign, user: string, source: (sides: number) => number) {
    this.#campaign = campaign;
    this.#user = user;
    this.#source = source;
    this.#ruleset = rulesetOf(gameIn(campaign).rules);
  }

  get campaign(): Campaign {
    return this.#campaign;
  }

  scene() {
    return sceneOf(this.#game, this.#ruleset, togglesOn(this.#ruleset, this.#campaign.house));
  }

  next(solo: Solo<unknown>): SoloStep {
    return solo.next(this.scene(), this.#ruleset.book);
  }

  answer({ id, unit, ...rest }: Question, answers: Options, effects: readonly unknown[]): void {
    const said = Object.entries(answers).filter(
      ([name, value]) => value !== undefined && value !== '' && name in rest.options,
    );
    this.#write({
      type: 'solo-answered',
      question: id,
      ...(unit === undefined ? {} : { unit }),
      answers: Object.fromEntries(said) as Record<string, string | number | boolean>,
      effects: effects as Effects,
    });
  }

  /** Step by step, to the next question, or until it has nothing more to do. */
  on(solo: Solo<unknown>): LogEvent[] {
    for (let i = 0; i < MOST_STEPS; i++) {
      const step = this.#owed() ?? this.next(solo);
      if (step.step === 'ask') return this.#ask(step.question);
      if (step.step !== 'done') this.#do(step);
      else if (!this.#goesOn()) return this.#events;
    }
    throw new Error(`The side that the referee runs came to no end in ${MOST_STEPS} steps`);
  }

  get #game(): Game {
    return gameIn(this.#campaign);
  }

  /** What its units owe is given before anything else; what the chart says of them waits until the players are asked. */
  #owed(): SoloStep | undefined {
    const { units, table } = this.#game;
    const due = dueNow(this.#game, this.#ruleset).find(
      ({ unit, verb }) => unit && units[unit]?.side === table.solo && verb !== 'solo',
    );
    if (!due?.unit) return undefined;
    return { step: 'rule', verb: due.verb, options: due.options, who: due.unit, marks: [] };
  }

  #do(step: Exclude<SoloStep, { step: 'ask' | 'done' }>): void {
    if (step.step === 'rule') this.#rule(step);
    else if (step.step === 'raise') this.#raise(step);
    else this.#note(step);
  }

  #note({ step: _, effects, ...did }: Extract<SoloStep, { step: 'note' }>): void {
    this.#write({ type: 'solo-did', ...did, effects: effects as Effects });
  }

  /** Whoever comes on has nothing more to do in this turn. */
  #raise({ effects, squad, called, side, at, rule }: Extract<SoloStep, { step: 'raise' }>): void {
    const raised = raiseSquad(this.#campaign, this.#user, this.#ruleset, { squad, called, side });
    for (const event of raised) this.#write(event);
    const now = this.#game.at;
    const units = raised.flatMap((event) => (event.type === 'units-added' ? event.units : []));
    const until = now && {
      turn: now.turn,
      ...(now.side === undefined ? {} : { side: now.side }),
      edge: 'end' as const,
    };
    const acted = units.map(({ id }) => {
      const set = { effect: 'set' as const, of: { unit: id }, field: 'action', value: 'comes-on', rule };
      return until ? { ...set, until } : set;
    });
    const unit = at === undefined ? {} : { unit: at };
    this.#write({ type: 'solo-did', ...unit, says: 'raised', rule, effects: [...(effects as Effects), ...acted] });
  }

  /** A ruling; what the rules forbid is told and left. */
  #rule(step: SoloRuling): void {
    try {
      const ruled = this.#ruling(step);
      this.#write({ ...ruled, effects: [...ruled.effects, ...(step.marks as Effects)] });
    } catch (error) {
      if (!(error instanceof Refusal) || step.marks.length === 0) throw error;
      const rule = error.rule ?? this.#ruleset.turn.rule;
      const unit = step.who === undefined ? {} : { unit: step.who };
      this.#write({ type: 'solo-did', ...unit, says: 'forbidden', rule, effects: step.marks as Effects });
    }
  }

  #ruling({ verb, options, who, targets = [] }: SoloRuling): Ruled {
    const { units, rules } = this.#game;
    const named = (id: string) => units[id]?.name ?? id;
    const given = {
      ...options,
      ...(who === undefined ? {} : { who: named(who) }),
      ...(targets.length > 0 ? { target: targets.map(named).join(',') } : {}),
    };
    const action = readAction(verb, given, this.#campaign, rules);
    const refusal = verbOf(this.#ruleset, verb).forbid?.(action.scene!, action.options, this.#ruleset.book);
    if (refusal) throw refusal;
    return throwAction(action, this.#source);
  }

  #ask({ id, unit, rule }: Question): LogEvent[] {
    this.#write({ type: 'solo-asked', question: id, ...(unit === undefined ? {} : { unit }), rule });
    return this.#events;
  }

  /**
   * The players' next turn begins at once: nobody of the side could say that its own is over. What they owe, such as the
   * morale of those who were shot at, they give before.
   * @returns whether there may be more to do then
   */
  #goesOn(): boolean {
    const { at, table } = this.#game;
    if (at?.side !== table.solo) {
      if (this.#events.length === 0) throw new InputError('solo-not-its-turn');
      return false;
    }
    const [due] = dueNow(this.#game, this.#ruleset);
    if (due && this.#events.length > 0) return false;
    const on = togglesOn(this.#ruleset, this.#campaign.house);
    for (const event of nextTurn(this.#campaign, this.#user, this.#ruleset, on)) this.#write(event);
    return true;
  }

  #write(event: LogEvent): void {
    this.#events.push(event);
    const game = evolveGame(this.#campaign.game, event);
    this.#campaign = { ...this.#campaign, ...(game ? { game } : {}) };
  }
}
