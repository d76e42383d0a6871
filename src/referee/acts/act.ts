import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { debtGiven, type Giving } from '../../campaign/turns.ts';
import { readLate } from '../../kernel/act.ts';
import { Late, type Reads } from '../../kernel/late.ts';
import type { Option, Options, OptionValue } from '../../kernel/options/options.ts';
import { missingOptions } from '../../kernel/options/read-options.ts';
import { type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import type { Scene, Unit } from '../../kernel/state/scene.ts';
import { gameBy, owedOptions, withOwedTargets } from '../rulings/action.ts';
import { type Filling, fillingOf } from '../rulings/filling.ts';
import { namesUnit, unitsNamed } from '../units/units.ts';
import { type OptionBits, optionBitsOf } from './option-bits.ts';
import { type ActionOfAct, actionOf, sceneOfAct } from './read-of-act.ts';
import { standing, type Untargeted } from './standing.ts';

/** What stands in for what's just being worked out. */
function nothing(): undefined {}

const NOBODY: readonly Unit[] = [];
const NONE: readonly string[] = [];

type Know = (...of: unknown[]) => OptionValue | undefined;

/** How an act is asked for. */
interface Asked {
  /** The house rules of this act alone. */
  readonly toggles?: ReadonlySet<string> | undefined;
  readonly isFree?: boolean;
  readonly isAsked?: boolean;
}

/**
 * An act of a unit, of which options are said one by one. Whoever reads it, reads it late: what's said of an option, what's known
 * of it, whom it's aimed at and which debt it pays are worked out when they're asked for, and noted.
 */
export class Act {
  readonly ruleset: Ruleset;
  readonly verb: string;
  readonly resolver: Ruleset['verbs'][string];
  /** Who acts; nobody where it's the table's, or of something that the referee doesn't know. */
  readonly unit: Unit | undefined;
  /** The game that it would be an act of, if one is being played by its book. */
  readonly game: Game | undefined;
  /** Whether it's a unit's of the game. */
  readonly isHis: boolean;
  /** Whether what the book forbids over turns isn't held against it: an umpire overrides it, or the game only reminds of it. */
  readonly isFree: boolean;
  /** Whether somebody asks for it: then it isn't for nothing, whatever the referee knows. */
  readonly isAsked: boolean;
  readonly late = new Late();
  /** Everything that can be said of it, `target` too. */
  readonly options: Readonly<Record<string, Option>>;
  readonly scene: Scene;
  /** What a drawn table fills in, if there is one. */
  readonly filling: Filling | undefined;
  /** As the gate and the rules read it: with defaults. */
  readonly action: ActionOfAct;
  readonly #table: OptionBits;
  readonly #said = new Map<string, OptionValue>();
  /** The same as bits. */
  #saidBits: Reads = 0;
  readonly #untargeted: Untargeted;
  readonly #alike: boolean;
  /** As `knows` and `domains` read it: without defaults. */
  readonly known = this.#read((name) =>
    this.filling && this.#isMeasured(name) ? this.#look(name) : (this.#own(name) ?? this.#knownOf(name)),
  );
  /** What's said of the verb's own options. */
  readonly spoken = this.#read((name) => this.#own(name));
  /** As the rules read it: with defaults. Whoever reads something that's missing there gets an `InputError`. */
  readonly whole = this.#read((name) => {
    const value = this.#look(name);
    if (value !== undefined) return value;
    const option = this.options[name];
    if (option && 'default' in option) return option.default;
    if (option?.required) throw missingOptions(this.options, [name]);
    return undefined;
  });

  constructor(
    campaign: Campaign,
    ruleset: Ruleset,
    verb: string,
    unit: Unit | undefined,
    { toggles, isFree = false, isAsked = false }: Asked = {},
  ) {
    this.ruleset = ruleset;
    this.verb = verb;
    this.unit = unit;
    this.isFree = isFree;
    this.isAsked = isAsked;
    this.game = gameBy(ruleset, campaign);
    this.isHis = this.game !== undefined && unit !== undefined;
    this.resolver = verbOf(ruleset, verb);
    this.filling = fillingOf(this.game, ruleset, verb);
    this.#table = optionBitsOf(this.resolver);
    const { options } = this.#table;
    this.options = options;
    const { owed, scene } = standing(campaign, this.game, ruleset, toggles);
    this.#alike = owed.has(verb);
    this.#untargeted = scene;
    this.scene = sceneOfAct(this, scene, 'targets');
    this.action = actionOf(this);
  }

  /** Whoever acts, as he is in the game. */
  get actor(): Unit | undefined {
    return this.unit && this.game?.units[this.unit.id];
  }

  #read(value: (name: string) => OptionValue | undefined): Options {
    return readLate({ said: (name) => this.#own(name), value, names: () => Object.keys(this.options) });
  }

  /** Says something of an option, or nothing any more. */
  say(name: string, value: OptionValue | undefined): void {
    if (this.#said.get(name) === value) return;
    const bit = this.bit(name);
    if (value === undefined) this.#said.delete(name);
    else this.#said.set(name, value);
    this.#saidBits = value === undefined ? this.#saidBits & ~bit : this.#saidBits | bit;
    this.late.forget(bit);
  }

  /** What's said, by the options' names. */
  get said(): Readonly<Record<string, OptionValue>> {
    return Object.fromEntries(this.#said);
  }

  isSaid(name: string): boolean {
    return this.#said.has(name);
  }

  /** What the referee knows of an option, if something else is said of it. */
  knownOtherwise(name: string): OptionValue | undefined {
    const said = this.#own(name);
    const known = said === undefined ? undefined : this.#knownOf(name);
    return known === said ? undefined : known;
  }

  /** Whether it's refused for as long as nothing is said of an option: it's required, and the referee can't know it. */
  mustBeSaid(name: string): boolean {
    const isKnown = this.#alike || this.#isMeasured(name) || this.resolver.knows?.[name as never] !== undefined;
    return this.options[name]?.required === true && !('default' in this.options[name]) && !isKnown;
  }

  bit(name: string): Reads {
    return this.#table.bits.get(name) ?? 0;
  }

  /** The options among what was read that the search may settle: nothing is said of them, and the table doesn't answer them. */
  openIn(reads: Reads): readonly string[] {
    const open = reads & this.#table.open & ~this.#saidBits;
    const names = open === 0 ? NONE : this.#namesIn(open);
    return this.filling ? names.filter((name) => !this.isAnswered(name)) : names;
  }

  /** Whether a drawn table answers an option, so that nobody looks for another value of it. */
  isAnswered(name: string): boolean {
    const { filling, scene } = this;
    return filling?.answers(name, scene) === true && !filling.isAnywhere(scene);
  }

  #namesIn(reads: Reads): readonly string[] {
    const names: string[] = [];
    for (let left = reads; left !== 0; left &= left - 1) names.push(this.#table.names[31 - Math.clz32(left & -left)]!);
    return names;
  }

  /** Texts among what was read, of which nothing is said, that may have no list of values: only the player has words for them. */
  textsIn(reads: Reads): readonly string[] {
    const texts = reads & this.#table.texts & ~this.#saidBits;
    return texts === 0 ? NONE : this.#namesIn(texts);
  }

  /** What's said of an option of the verb's own. Units that are named as targets aren't: they're in the scene. */
  #own(name: string): OptionValue | undefined {
    this.late.reads |= this.#table.bits.get(name) ?? 0;
    const value = this.#said.get(name);
    return name === 'target' && value !== undefined && !this.#isWord(String(value)) ? undefined : value;
  }

  /** A target may be a word of the book, but the name of a unit wins. */
  #isWord(text: string): boolean {
    return this.resolver.options.target !== undefined && !(this.game && namesUnit(this.game, text));
  }

  /**
   * What's said of an option, or known. What the referee knows and nobody can deny doesn't depend on what's said of it: whoever
   * reads it reads what he knows it from.
   */
  #look(name: string): OptionValue | undefined {
    if (this.#said.has(name)) return this.#own(name) ?? this.#knownOf(name);
    const known = this.#knownOf(name);
    const isTold = this.options[name]?.from === 'known' || (this.filling !== undefined && this.#isMeasured(name));
    if (known === undefined || !isTold) this.late.reads |= this.#table.bits.get(name) ?? 0;
    return known;
  }

  /** Whether the table answers an option: then nobody looks for another value of it. */
  #isMeasured(name: string): boolean {
    return this.filling?.names.includes(name) ?? false;
  }

  /** Whether it's about units of the game or the game itself. */
  get isTracked(): boolean {
    if (!this.game) return false;
    return this.unit !== undefined || this.resolver.ofTable === true || this.scene.targets.length > 0;
  }

  #knownOf(name: string): OptionValue | undefined {
    const know = this.resolver.knows?.[name as never] as Know | undefined;
    const measures = this.filling !== undefined && !this.#said.has(name) && this.#isMeasured(name);
    if (!(know || measures || this.#alike) || !(this.isHis || this.isTracked)) return undefined;
    const told = know || measures ? this.late.value(name, () => this.#tell(name, know, measures), nothing) : undefined;
    return told ?? (this.#alike ? owedOptions(this.due)[name] : undefined);
  }

  #tell(name: string, know: Know | undefined, measures: boolean): OptionValue | undefined {
    const { filling, known, ruleset, scene } = this;
    return (measures ? filling?.value(name, scene, known) : undefined) ?? know?.(scene, known, ruleset.book);
  }

  /** The owed ruling that it would settle. */
  get due(): Due | undefined {
    if (!this.#alike) return undefined;
    const { ruleset, verb, spoken: said, unit: actor } = this;
    const named = this.#named();
    const giving: Giving = {
      ...{ verb, said, actor },
      get targets() {
        return named.targets;
      },
    };
    return this.late.value('/due', () => debtGiven(named, ruleset, giving), nothing);
  }

  /** The scene before it's known whom an owed ruling is about. */
  #named(): Scene {
    return sceneOfAct(this, this.#untargeted, 'named');
  }

  /** Whom it's aimed at by name. */
  get named(): readonly Unit[] {
    this.late.reads |= this.#table.target;
    const text = this.#said.get('target');
    const { game } = this;
    if (!game || text === undefined || this.#isWord(String(text))) return [];
    const { squadsAsTargets, joins } = this.resolver;
    return this.late.value(
      '/named',
      () => {
        this.late.reads |= this.#table.target;
        return unitsNamed(game, String(text), squadsAsTargets ? joins : undefined);
      },
      () => [],
    );
  }

  /** Whom it's aimed at: by name, or else because an owed ruling is about them. */
  get targets(): readonly Unit[] {
    if (!this.#alike && !this.#said.has('target')) {
      this.late.reads |= this.#table.target;
      return NOBODY;
    }
    const { named } = this;
    if (named.length > 0 || !this.#alike) return named;
    return this.late.value(
      '/targets',
      () => withOwedTargets(this.#named(), this.due)?.targets ?? [],
      () => [],
    );
  }
}
