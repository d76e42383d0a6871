import { authorOf } from '../../campaign/author.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { questionsIn } from '../../campaign/owed/questions.ts';
import type { LogRecord, Ruled } from '../../campaign/record.ts';
import { LONGEST } from '../../kernel/texts.ts';
import { othersPlayed } from '../../referee/agreement/permission.ts';
import { isQuestionable } from '../../referee/questions.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Form } from '../../reply/document.ts';
import { rulesets } from '../../rules/index.ts';

/**
 * *Question this*, under a ruling that depends on what somebody saw, if another side has players who could doubt it.
 * @param of its log and number
 */
export function questionOffer(
  { game }: Campaign,
  record: LogRecord,
  ruled: Ruled,
  of: Button<'question'>['of'],
): Button[] {
  if (!game || game.phase === 'ended' || !isQuestionable(record) || !restsOnEyes(ruled)) return [];
  const isOpen = questionsIn(game).some(({ seq }) => seq === record.seq);
  return isOpen || othersPlayed(game, authorOf(record)).length === 0 ? [] : [{ action: 'question', of }];
}

/** Options the book expects a player to declare. Leaving one out is a claim too, such as no cover. */
function restsOnEyes({ rules, verb }: Ruled): boolean {
  const options = rulesets[rules]?.verbs[verb]?.options ?? {};
  return Object.values(options).some(({ from }) => from === 'eye');
}

/** The form that asks what somebody doubts about a ruling. */
export function questionForm(words: Catalogue, seq: number): Form {
  return {
    title: words.questions.formTitle(seq),
    fields: [
      {
        name: 'why',
        label: words.questions.formWhy,
        hint: words.questions.formHint,
        required: false,
        longest: LONGEST.why,
      },
      {
        name: 'photo',
        label: words.questions.formPhoto,
        hint: words.questions.formPhotoHint,
        required: false,
        file: true,
      },
    ],
  };
}
