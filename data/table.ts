import type { Kind } from '../src/table/piece.ts';

/** The class of cover that a piece gives. */
export type Class = 'hard' | 'soft';

/** What an inch of a kind of ground costs of a move, as its book reckons. */
export interface Going {
  /** Allowance that an inch takes; left out, nobody goes there. */
  readonly price?: number;
  /** Of a piece that's crossed: what its width is taken times, besides the inches. */
  readonly width?: number;
  /** Higher than this, in inches, it bars the way after all. */
  readonly upTo?: number;
  /** Only vehicles on tracks get there. */
  readonly tracked?: true;
  /** Less than so many inches across, it costs nothing more than open ground. */
  readonly across?: number;
}

/** What a kind of piece is in a book. The rule that says so stands beside it in the book's file, or that it's ours. */
export interface KindValues {
  readonly class?: Class;
  /** It only covers whoever is in it. */
  readonly inside?: true;
  readonly men: Going;
  readonly vehicles: Going;
}

/** How far sight reaches in a book, and what stops it. */
export interface SightValues {
  /** More inches than this in all inside woods and orchards stop a ray. */
  readonly depth: number;
  /** The kinds that stop a ray by their height. */
  readonly stops: readonly Kind[];
  /** Every miniature stops rays, as if it were so many inches higher than it is. Left out, only vehicles do. */
  readonly miniatures?: number;
}

/** Further commands of the same act, which the referee writes. */
export interface Further<Measure extends string> {
  /** The measure of whom they're for. */
  readonly of: Measure;
  readonly verb: string;
  /** The options that tell them apart. */
  readonly by: readonly string[];
  /** By which rule they're owed once the act has been played. */
  readonly rule: string;
  /** What the dice have to have come to: that it hit. Left out, they follow in any case. */
  readonly if?: Readonly<Record<string, boolean>>;
}

/** That somebody has to be seen: by which rule, and with which options. */
export interface SeesValues {
  readonly rule: string;
  /** Only with these options; left out, with any. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Not with these. */
  readonly unless?: Readonly<Record<string, readonly string[]>>;
  /** It's the middle of the template that has to be seen, and not the target. */
  readonly middle?: true;
  /** Who looks in the place of whoever acts: by the word of a lookout. */
  readonly by?: string;
}

/** From which measures a verb's options are filled, and what the table may forbid of it. */
export interface VerbValues<Measure extends string> {
  /** The measure of each option. */
  readonly fills?: Readonly<Record<string, Measure>>;
  /** The rule by which whoever acts has to see his target; of several the first whose options are said. Without one he needn't. */
  readonly sees?: string | SeesValues | readonly SeesValues[];
  /** A place that can be said: `point`, which it's aimed at, or `to`, where it goes. */
  readonly place?: 'point' | 'to';
  /** It's done to a piece of terrain that has to stand there: elsewhere there's nothing to do. */
  readonly toPiece?: true;
  /** Whoever could go may turn on the spot instead, and go all the same: it's free. */
  readonly turns?: true;
  /** It's at all whom a template takes, if nobody is named: the measure of them. */
  readonly takes?: Measure;
  /** What follows for the others. */
  readonly more?: Further<Measure>;
  /** What follows for them once the dice have said where it comes down. */
  readonly after?: Further<Measure>;
  /** The fact of a ruling that says how far a way may be, or what it may cost, in inches. */
  readonly allowance?: string;
  /** The field that counts inches that a unit has gone: those of its way, and not all those that it might have. */
  readonly gone?: string;
  /** What the table may forbid besides, and the rule of each reason; of a line that isn't crossed so fast too. */
  readonly forbids?: Readonly<
    Partial<Record<'field' | 'way' | 'allowance' | 'line' | 'apart' | 'near' | 'covered', string>>
  >;
}

/** When a hidden unit is spotted without a die: by whoever sees it, with all of these. */
export interface SpottingValues {
  readonly rule: string;
  /** In inches. */
  readonly within?: number;
  /** It has no cover. */
  readonly open?: true;
  /** Nothing is in the way. */
  readonly clear?: true;
}

/** How somebody looks for whoever is hidden at a place: by a verb whose ruling says whether it was good enough. */
export interface LookingValues {
  readonly verb: string;
  /** The fact that says so. */
  readonly fact: string;
  /** He finds those who are so near to the place, in inches. */
  readonly within: number;
  readonly rule: string;
  /** Where it's noted that he has looked: he does it once. */
  readonly once?: string;
}

/** A field that says that something was done, and the one that says where: where he stands then, at what he aimed, or which way he went. */
export interface LeftValues {
  readonly field: string;
  readonly at: string;
  readonly where: 'stands' | 'aimed' | 'went';
  /** A way that goes on from where the last one ended is added to that. */
  readonly adds?: true;
  readonly rule: string;
}

/** That somebody may be hit anywhere on the way he has just gone. */
export interface ClaimValues {
  readonly rule: string;
  /** The fields of whoever stays where he was hit; whoever is out of play does so, too. */
  readonly stops: readonly string[];
}

/** How a book's words are taken from a drawn table: values only. */
export interface TableValues<Measure extends string = string> {
  readonly kinds: Readonly<Record<Kind, KindValues>>;
  readonly sight: SightValues;
  /** Left out, only its own side shows a hidden unit. */
  readonly spots?: readonly SpottingValues[];
  /** Left out, nobody looks for hidden units. */
  readonly looks?: LookingValues;
  readonly verbs: Readonly<Record<string, VerbValues<Measure>>>;
  /** What's kept of where somebody was, or what he did, once a ruling is over. */
  readonly leaves?: readonly LeftValues[];
  /** Left out, everybody is hit where he stands. */
  readonly claims?: ClaimValues;
  /** Smoke that rulings lay: the field of the table that says it's there, its place in another (`-at`), and how far it is across. */
  readonly smoke?: {
    readonly field: `${string}{n}`;
    readonly kind: Kind;
    readonly across: number;
    readonly rule: string;
  };
}
