import { photoTaken } from '../src/campaign/events/photo.ts';
import type { Game } from '../src/campaign/game.ts';
import type { Call, Command, OptionsFor } from '../src/command/command.ts';
import { decided, decisionAnswer } from '../src/command/decided.ts';
import { tableShown } from '../src/command/table-shown.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { tableIn } from '../src/referee/battlefield/laying.ts';
import { layPhoto, takePhoto } from '../src/referee/battlefield/photo-under.ts';
import { decisionReply } from '../src/reply/asks/decision.ts';
import { photoShown } from '../src/reply/log/photos.ts';
import { tablePicture } from '../src/reply/pictures/battlefield/table-picture.ts';
import type { Picture } from '../src/reply/pictures/sheet.ts';

/** The corners of a photograph, the lower left one first. */
const CORNERS = ['0%,100%', '100%,100%', '100%,0%', '0%,0%'];

const options = {
  file: { type: 'file' },
  first: option.text({ longest: LONGEST.word, likely: CORNERS }),
  second: option.text({ longest: LONGEST.word, likely: CORNERS }),
  inches: option.number({ min: 6, max: 240 }),
  at: option.text({ longest: LONGEST.line, place: 'point' }),
  to: option.text({ longest: LONGEST.line, place: 'point' }),
  off: option.flag(),
} satisfies OptionsFor<'battlefield photo'>;

/** A photograph of the real table under the drawn one. Two points a known distance apart set its scale and turn it. */
export const photo: Command = {
  name: 'battlefield photo',
  options,
  campaign: true,
  main: ['file', 'first', 'second', 'inches'],
  taps: {
    asks: () => ['at', 'to'],
    unless: ['file', 'first', 'second', 'inches', 'off'],
    needs: ({ battlefield }) => battlefield?.photo !== undefined,
    tries: (campaign, user, given) => layPhoto(campaign, user, given),
  },
  example: '/battlefield photo file:table.jpg',
  examples: ['/battlefield photo file:table.jpg first:120,930 second:1480,915 inches:72'],
  async run(call) {
    const { file: _, off, ...lying } = call.options(options);
    const { user, files } = call.asked;
    if (off) return decided(call, (campaign) => takePhoto(campaign, user));
    if (!files?.file) {
      return decided(
        call,
        (campaign) => layPhoto(campaign, user, lying),
        ({ game }, _ruleset, record) => ({
          ...decisionReply(call.words, record, game),
          pictures: [underTable(call, game!)],
        }),
      );
    }
    const written = await call.referee.photos.lay(call.asked, lying);
    const answer = decisionAnswer(call.words, written);
    const { record, known, picture } = written;
    // Whoever has to agree sees it by itself: it doesn't lie there yet.
    const seen = record.events.some(({ type }) => type === 'asked')
      ? { photos: record.events.filter(photoTaken.is).map((taken) => photoShown(call.words, taken, picture.posted)) }
      : { pictures: [underTable(call, known.campaign.game!)] };
    return { ...answer, document: { ...answer.document, ...seen } };
  },
};

function underTable({ words }: Call, game: Game): Picture {
  return tablePicture(words, tableShown(words, game, tableIn(game), {}));
}
