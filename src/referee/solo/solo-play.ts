import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { isOfSolo, isThrown, owedByPlayers } from '../../campaign/owed/owed-by.ts';
import type { EventOf, LogEvent, Ruled } from '../../campaign/record.ts';
import { dueIn, putOff } from '../../campaign/turns.ts';
import { atOnce } from '../../kernel/at-once.ts';
import { forbiddenBy } from '../../kernel/forbidding.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { certainFacts } from '../../kernel/resolve.ts';
import { type Ruleset, togglesOn, verbOf } from '../../kernel/ruleset.ts';
import type { Question, Solo, SoloRuling, SoloStep } from '../../kernel/solo.ts';
import type { Due } from '../../kernel/state/due.ts';
import type { Scene } from '../../kernel/state/scene.ts';
import { rulesetOf } from '../../rules/index.ts';
import { gameIn } from '../games/games.ts';
import { FRESH, type Half } from '../rulings/half-thrown.ts';
import type { Supply } from '../rulings/supply.ts';
import { nextStep } from '../turns/turns.ts';
import { comesOn, happens, isOpened, type Secrets, staysPut } from './happening.ts';
import { type Leg, OnTable, typed } from './on-table.ts';
import { SoFar } from './so-far.ts';
import { withFollowing } from './solo-following.ts';
import { actionOf, giverOf, givingDue, isOwed, named, orHeldUp } from './solo-step.ts';
import { type AskedMidway, throwsFor } from './throwing.ts';

type Effects = EventOf<'solo-did'>['effects'];

// More steps than a side of two hundred units needs: a rulebook that never finishes has a bug.
const MOST_STEPS = 4000;

/** The campaign while the side plays: each step changes it for the next, and all of them make one record. */
export class Playing {
  readonly #so: SoFar;
  readonly #user: string;
  readonly #supply: Supply;
  readonly #secrets: Secrets;
  readonly #ruleset: Ruleset;
  readonly #solo: Solo<unknown>;
  readonly #tried = new Set<string>();

  constructor(campaign: Campaign, user: string, supply: Supply, secrets: Secrets) {
    this.#user = user;
    this.#supply = supply;
    this.#secrets = secrets;
    this.#ruleset = rulesetOf(gameIn(campaign).rules);
    this.#so = new SoFar(campaign, this.#ruleset);
    this.#solo = this.#ruleset.solo!;
  }

  get scene(): Scene {
    return this.#so.scene;
  }

  get game(): Game {
    return this.#so.game;
  }

  get events(): readonly LogEvent[] {
    return this.#so.events;
  }

  next(): SoloStep {
    return this.#solo.next(this.scene, this.#ruleset.book);
  }

  /** A question that nobody has to answer, if one is put now. */
  get optional(): Question | undefined {
    const step = this.next();
    return step.step === 'ask' && step.question.optional ? step.question : undefined;
  }

  /** A ruling of the players, with its consequences for the side. */
  give(ruled: Ruled): void {
    this.#so.write(withFollowing(this.#so.campaign, ruled, true));
  }

  write(events: readonly LogEvent[]): void {
    for (const event of events) this.#so.write(event);
  }

  /** @param presumed nobody has answered: play goes on without an answer */
  answer(question: Question, given: Readonly<Record<string, string>>, presumed = false): void {
    const said = presumed ? { ...given, presumed: 'true' } : given;
    const effects = this.#solo.answered(this.scene, question, said, this.#ruleset.book) as Effects;
    this.#so.write({ type: 'solo-answered', ...named(question), answers: { ...given }, effects });
  }

  /** The pause is over. */
  resume(rule: string): void {
    const effects = this.#solo.resumed(this.scene, this.#ruleset.book);
    this.#so.write({ type: 'solo-did', rule, effects: effects as Effects });
  }

  /** What the players owe, if it leaves them no choice. @throws {InputError} for what they have to decide */
  throwsOwed(due: Due): void {
    if (!isThrown(due, this.game, this.#ruleset)) throw new InputError('solo-owed-yours');
    this.#rule(givingDue(due));
  }

  /** The rest of a ruling that stopped partway for a question. */
  finish(half: NonNullable<NonNullable<Game['asked']>['thrown']>, said: Readonly<Record<string, OptionValue>>): void {
    const { verb, who, targets, options, faces, handed } = half;
    const next = this.next();
    const same =
      next.step === 'rule' && next.verb === verb && next.who === who && next.targets?.join() === targets.join();
    // A unit that was shot down in the meantime has still fired.
    const step: SoloRuling = same
      ? next
      : { step: 'rule', verb, options: {}, ...(who === undefined ? {} : { who }), targets, marks: [] };
    this.#rule(step, { options: { ...options, ...said }, faces, handed });
  }

  /** Step by step, until the players have to do something, or nothing is left to do. It pauses wherever others may have their turn. */
  *on(): Generator<undefined, readonly LogEvent[]> {
    for (let i = 0; i < MOST_STEPS; i++) {
      yield;
      // A question partway through a ruling comes before everything else.
      if (this.game.over || !this.game.at || this.game.asked?.thrown) return this.events;
      const step = this.#owed() ?? orHeldUp(this.next(), this.game, this.#ruleset);
      const continues = step.step === 'rule' && step.continues;
      if (!continues && this.#isItsPhase && this.owedByPlayers.length > 0 && !isOwed(step)) return this.events;
      if (step.step === 'pause') {
        const table = this.#onTable;
        if (!table || (yield* table.firesAny(step.units))) return this.events;
        this.resume(step.rule);
        continue;
      }
      if (step.step === 'ask') {
        if (!(yield* this.#measured(step.question))) return this.#ask(step.question);
        continue;
      }
      if (step.step === 'rule') yield* this.#gives(step);
      else if (step.step !== 'done') yield* this.#do(step);
      else if (!this.#goesOn()) return this.events;
    }
    throw new Error(`The side that the referee runs came to no end in ${MOST_STEPS} steps`);
  }

  get #onTable(): OnTable | undefined {
    return OnTable.of(this.#so.campaign, this.#ruleset);
  }

  /** What the players needn't be asked, because it's measured. @returns whether it is */
  *#measured(question: Question): Generator<undefined, boolean> {
    const table = this.#onTable;
    const answers = table && (yield* table.answer(question));
    if (!answers) return false;
    const effects = this.#solo.answered(this.scene, question, answers, this.#ruleset.book) as Effects;
    this.#so.write({ type: 'solo-answered', ...named(question), answers: { ...answers }, measured: true, effects });
    return true;
  }

  /** What the players owe now that holds up the side. */
  get owedByPlayers(): readonly Due[] {
    return owedByPlayers(this.game, this.#ruleset);
  }

  /** What its units owe now, and nothing else that it would do. */
  settles(): readonly LogEvent[] {
    if (this.game.over || !this.game.at || this.game.asked?.thrown) return this.events;
    for (let owed = this.#owed(); owed; owed = this.#owed()) this.#rule(owed);
    return this.events;
  }

  get #isItsPhase(): boolean {
    return this.game.at?.side === this.game.table.solo;
  }

  /**
   * The attacks are over for which its units put off what they owe.
   * @param which those that something now comes after; all, if left out
   * @returns whether anything was put off
   */
  afterAttacks(which: (due: Due) => boolean = () => true): boolean {
    const all = putOff(this.game, this.#ruleset).filter(which);
    for (const due of all) this.#rule(givingDue(due));
    return all.length > 0;
  }

  /** What its units owe is given before anything else. */
  #owed(): SoloRuling | undefined {
    const now = dueIn(this.scene, this.#ruleset);
    // What was given may be owed again.
    for (const id of this.#tried) if (!now.some((each) => each.id === id)) this.#tried.delete(id);
    const due = now.find((each) => {
      return (
        isOfSolo(each, this.game) && each.verb !== this.#solo.verb && !this.#tried.has(each.id) && !this.#waits(each)
      );
    });
    if (!due) return undefined;
    // Once is enough: if the rules forbid it after all, it must not stay owed for ever.
    this.#tried.add(due.id);
    return givingDue(due, giverOf(due, this.game, this.#ruleset));
  }

  #waits(due: Due): boolean {
    return this.#solo.waits?.(this.scene, due, this.#ruleset.book) ?? false;
  }

  /** A ruling, and what its unit goes before it. What's looked at on its way takes long, so that's done before. */
  *#gives(step: SoloRuling): Generator<undefined, void> {
    const going = yield* this.#going(step);
    if (going === undefined || going === 'nowhere') return this.#rule(step, FRESH, going);
    for (const leg of going.before) {
      yield* this.#onTable?.looksAlong(leg) ?? [];
      this.#goes(leg);
    }
    yield* this.#onTable?.looksAlong(going) ?? [];
    this.#rule(step, FRESH, { ...going, before: [] });
  }

  /** A move of its own. */
  #goes(leg: Leg): void {
    this.#rule(leg.step, FRESH, { ...leg, before: [], inches: 0, formation: [] });
  }

  /** How a ruling goes: ways take the longest, so others have their turn in between. */
  *#going(step: SoloRuling): ReturnType<OnTable['going']> {
    const table = this.#onTable;
    return table && (yield* table.going(step));
  }

  *#do(step: Exclude<SoloStep, { step: 'ask' | 'done' | 'pause' | 'rule' }>): Generator<undefined, void> {
    if (step.step === 'raise') yield* comesOn(step, this.#so, this.#user);
    else if (step.step === 'open') isOpened(step, this.#so, this.#secrets);
    else yield* happens(step, this.#so);
  }

  /** A ruling; it's skipped if the rules forbid it. */
  #rule(
    asked: SoloRuling,
    begun: Half = FRESH,
    going = begun === FRESH ? atOnce(this.#going(asked)) : undefined,
  ): void {
    if (going === 'nowhere' && !isOwed(asked)) {
      staysPut(asked, this.#so);
      return;
    }
    const goes = going === 'nowhere' ? undefined : going;
    for (const leg of goes?.before ?? []) this.#goes(leg);
    const step = goes?.step ?? asked;
    const half = goes ? { ...begun, options: { to: typed(goes.way, goes.facing) } } : begun;
    const before = this.#supply.handed;
    try {
      const action = actionOf(step, this.#so.campaign, half.options);
      // What has begun goes on, whatever came in between.
      const refusal =
        begun === FRESH &&
        (forbiddenBy(verbOf(this.#ruleset, step.verb), action.scene!, action.options, this.#ruleset.book) ??
          action.filling?.refusal(action.scene!, action.options, action.declared, () => certainFacts(action)));
      if (refusal) throw refusal;
      const midway = throwsFor(step, { action, half, going: goes }, this.#so, this.#supply);
      if (midway) this.#asks(midway.question, midway.thrown);
    } catch (error) {
      if (!(error instanceof Refusal) || this.#supply.handed !== before) throw error;
      if (step.marks.length === 0 && !step.forbidden && !isOwed(step)) throw error;
      const effects = [
        ...(step.forbidden?.() ?? step.marks),
        ...(isOwed(step) ? (step.after?.(this.scene, {}) ?? []) : []),
      ];
      this.#so.write({ type: 'solo-did', rule: error.rule ?? this.#ruleset.turn.rule, effects: effects as Effects });
    }
  }

  #ask(question: Question): readonly LogEvent[] {
    const { id, unit } = question;
    const { asked } = this.game;
    if (asked?.question === id && asked.unit === unit && !asked.thrown) return this.events;
    this.#asks(question);
    return this.events;
  }

  #asks(question: Question, thrown?: AskedMidway['thrown']): void {
    this.#so.write({ type: 'solo-asked', ...named(question), rule: question.rule, ...(thrown ? { thrown } : {}) });
  }

  /**
   * The players' next turn begins at once: nobody could say for this side that its own is over.
   * @returns whether there may be more to do then
   */
  #goesOn(): boolean {
    if (!this.#isItsPhase) return false;
    const on = togglesOn(this.#ruleset, this.#so.campaign.house);
    this.#so.write(nextStep(this.game, this.#ruleset, on, this.#supply.draw));
    return true;
  }
}
