import type { Fields, Moment } from './scene.ts';

/** Whose field changes: a unit, a side, or the table itself. */
export type Subject = { readonly unit: string } | { readonly side: string } | { readonly table: true };

/** What a ruling changes in the campaign: these few changes are all that the log knows, of whatever rulebook. */
export type Effect =
  | {
      readonly effect: 'set';
      readonly of: Subject;
      readonly field: string;
      readonly value: Fields[string];
      /** When the field goes back to what it was. */
      readonly until?: Moment;
      readonly rule: string;
    }
  | {
      readonly effect: 'add';
      readonly of: Subject;
      readonly field: string;
      readonly value: number;
      readonly floor?: number;
      readonly cap?: number;
      readonly rule: string;
    }
  /** Out of play, and why; an empty `why` is back in play. */
  | { readonly effect: 'gone'; readonly unit: string; readonly why: string; readonly rule: string }
  | {
      readonly effect: 'due';
      readonly verb: string;
      readonly options: Fields;
      readonly unit?: string;
      readonly at: Moment;
      readonly rule: string;
    }
  | { readonly effect: 'remind'; readonly rule: string };
