import type { Game } from '../campaign/game.ts';
import type { LogRecord, Ruled } from '../campaign/record.ts';
import { tableShown } from '../command/table-shown.ts';
import { drawnTable } from '../referee/battlefield/drawn.ts';
import type { PageSeen } from '../referee/pages.ts';
import { turnStatusReply } from '../reply/battle/situation.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { seenLines } from '../reply/document.ts';
import { recordText } from '../reply/log/log.ts';
import type { TableShown } from '../reply/pictures/battlefield/table-picture.ts';
import { plainLine } from '../reply/plain-text.ts';
import { wordedSteps } from '../reply/ruling/worded.ts';
import { rulesetOf } from '../rules/index.ts';
import { tables } from '../rules/tables.ts';
import type { GroundTold, PageTold, RulingTold, TableTold } from './telling.ts';

/** Of one throw: nobody counts more dice than that on a screen. */
const MOST_FACES = 60;

/** What pages are told of a campaign. */
export function toldOf(words: Catalogue, { campaign, log }: PageSeen): { page: PageTold; ground: GroundTold } {
  const game = campaign.game!;
  const drawn = drawnTable(game);
  const shown = drawn && tableShown(words, game, drawn, {});
  const page: PageTold = {
    seq: campaign.seq,
    title: words.game.status(game.name, rulesetOf(game.rules).name, game.battle),
    over: game.over !== undefined,
    status: seenLines(turnStatusReply(words, campaign, rulesetOf(game.rules)))
      .filter(({ kind }) => kind !== 'typed')
      .map((line) => nameless(words, plainLine(line))),
    rulings: log.records.toReversed().map((record) => ({
      seq: record.seq,
      at: record.at,
      text: recordText(words, record, log.game),
      struck: log.struck.has(record.seq) || log.corrected.has(record.seq),
      dice: record.events.flatMap((event) => (event.type === 'ruled' ? diceOf(words, event) : [])),
    })),
    ...(shown ? { table: tableTold(shown, game) } : {}),
  };
  return { page, ground: shown?.pieces ?? NONE };
}

const NONE: GroundTold = [];

function tableTold({ size, sides, units, photo }: TableShown, { rules }: Game): TableTold {
  const { sight, verbs = {} } = tables[rules]?.values ?? {};
  const goes = Object.keys(verbs).filter((verb) => verbs[verb]!.place === 'to');
  return { size, sides, units, goes, ...(sight ? { sight } : {}), ...(photo ? { photo } : {}) };
}

function diceOf(words: Catalogue, ruled: Ruled): RulingTold['dice'] {
  return wordedSteps(words, ruled).flatMap(({ label, sides, faces }) =>
    sides === undefined || faces.length === 0 ? [] : [{ label, sides, faces: faces.slice(0, MOST_FACES) }],
  );
}

/** Outside Discord its bare IDs mean nothing to a reader. */
function nameless(words: Catalogue, text: string): string {
  return text.replaceAll(/\b\d{17,20}\b/g, words.notices.somebody);
}

/** When the newest record was written, in milliseconds. */
export function writtenAt(records: readonly Pick<LogRecord, 'at'>[]): number {
  return Date.parse(records.at(-1)?.at ?? '') || 0;
}
