import { correctionErrors } from './corrections.ts';
import { photoErrors } from './photos.ts';
import { questionErrors } from './questions.ts';
import { savedErrors } from './saved.ts';

/** Why nothing more can be done about a ruling: it can't be corrected, questioned, shown or saved. */
export const afterErrors = { ...correctionErrors, ...questionErrors, ...photoErrors, ...savedErrors };
