import type { ChangeWords } from '../change-words.ts';
import { losses } from './said-losses.ts';
import { places } from './said-places.ts';
import { standing } from './said-standing.ts';
import { work } from './said-work.ts';

/** What one says of units by Hans 'n' Panzer, under the words of the reminders that its rulings make. */
export const said: NonNullable<ChangeWords['said']> = { ...losses, ...places, ...standing, ...work };
