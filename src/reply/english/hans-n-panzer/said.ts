import type { ChangeWords } from '../ruling/change-words.ts';
import { losses } from './said-losses.ts';
import { places } from './said-places.ts';
import { standing } from './said-standing.ts';
import { work } from './said-work.ts';

/** Sentences about units in Hans 'n' Panzer, keyed by the words of the reminders in its rulings. */
export const said: NonNullable<ChangeWords['said']> = { ...losses, ...places, ...standing, ...work };
