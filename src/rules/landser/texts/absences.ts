import { further } from '../../../../data/landser/absences.ts';
import { numbers } from '../../../../data/landser/rules.ts';
import { inBoth } from '../../../../data/landser-classic/absences.ts';
import type { Absence } from '../../../kernel/ruleset.ts';
import { renumbered } from './renumbered.ts';

/** What this edition has no rule on: what neither has, under its own numbers, and what only it leaves open. */
export const absences: readonly Absence[] = [...renumbered(inBoth, numbers), ...further];
