import type { Campaign } from '../../campaign/campaign.ts';
import type { GivenOptions, OptionTable } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Command } from '../command.ts';

/** What a form is needed for. */
export interface Asking {
  readonly command: Command;
  readonly given: GivenOptions;
  readonly table: OptionTable;
  readonly campaign: Campaign;
  readonly ruleset: Ruleset;
  readonly user: string;
}

/** Candidates for the actor, the target, or those caught besides the target: the likeliest first, never empty. */
export interface UnitField {
  readonly name: 'who' | 'target' | 'besides';
  readonly units: readonly Unit[];
  /** Several may be chosen. */
  readonly several?: true;
  /** They come before others. */
  readonly first?: true;
  /** They aren't struck: they're whom it's done with, whom it charges, who is inside or in an area, or who takes over. */
  readonly met?: 'met' | 'caught' | 'beatenBy' | 'charged' | 'confronts' | 'inside' | 'takesOver' | 'inArea';
  /** They're what's aimed at. */
  readonly aimed?: true;
  /** They're further targets of a shot that's shared out. */
  readonly shared?: true;
  /** The side of the one who does it, where those units needn't be enemies. */
  readonly of?: string;
  /** What the book's own table has there besides units, such as a wall, and what it says of it. */
  readonly things?: { readonly values: readonly string[]; hint(words: Catalogue): string };
  /** Nobody needs to be chosen. */
  readonly optional?: true;
}

/** What a form says of the units if nothing is changed in it. */
export function likeliestOf(fields: readonly UnitField[]): GivenOptions {
  const needed = fields.filter(({ optional }) => !optional);
  return Object.fromEntries(needed.map(({ name, units: [first] }) => [name, first!.name]));
}
