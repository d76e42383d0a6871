import { authorOf } from '../campaign/author.ts';
import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import type { OpenCampaign } from '../campaign/folding/campaigns.ts';
import { backwards, standings } from '../campaign/folding/standings.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import { type OpenQuestion, questionsIn } from '../campaign/owed/questions.ts';
import type { EventOf, LogEvent, LogRecord } from '../campaign/record.ts';
import { InputError, NotAllowed } from '../kernel/refusal.ts';
import { isNeutral, sideHeld } from './agreement/permission.ts';
import type { Asked } from './asked.ts';
import type { Written } from './committing.ts';
import { playersThen } from './correction/undo.ts';
import { reading } from './not-written.ts';
import type { Photos } from './photos/photos.ts';
import type { Prepared } from './photos/prepared.ts';
import type { Protocol } from './protocol.ts';

/** What a player doubts. */
export interface QuestionWish {
  /** The ruling; if left out, the newest of another side. */
  readonly number?: number | undefined;
  readonly why?: string | undefined;
}

/** How many questions one player may have open at once: more would be abuse. */
export const MOST_OPEN = 10;
/** How far back a ruling is looked for. */
const MOST_SINCE = 300;

/** Players' doubts about each other's rulings, which only eyes on the table can settle. */
export class Questions {
  readonly #protocol: Protocol;
  readonly #photos: Photos;

  constructor(protocol: Protocol, photos: Photos) {
    this.#protocol = protocol;
    this.#photos = photos;
  }

  /**
   * Opens a question about another side's ruling, with a picture if one came with it.
   * @throws {InputError} if there is no such ruling, or it's already questioned; {NotAllowed} for someone who has no say in it
   */
  async ask(asked: Asked, { number, why }: QuestionWish): Promise<Written & { readonly picture?: Prepared }> {
    // Nothing is decoded for someone who has no part in it.
    assertPlays(
      playedIn((await reading(this.#protocol.campaigns.latest(asked.channel)))?.campaign ?? nothingYet),
      asked.user,
    );
    const picture = asked.files?.photo ? await this.#photos.prepared(asked, 'photo') : undefined;
    const written = await this.#protocol.write(asked, async (campaign = nothingYet, _source, known) => {
      if (!known) throw new InputError('nothing-to-question');
      const { record, author, side, of } = await doubtable(this.#protocol, known, campaign, asked.user, number);
      const id = campaign.seq + 1;
      const said = why?.trim();
      const questioned: EventOf<'questioned'> = {
        ...{ type: 'questioned', id, seq: record.seq, by: asked.user, side, user: author },
        ...(of === undefined ? {} : { of }),
        ...(said ? { why: said } : {}),
      };
      if (!picture) return [questioned];
      const taken = await this.#photos.taken(known, campaign, picture, {});
      return [questioned, { ...taken, of: id }];
    });
    return { ...written, ...(picture ? { picture } : {}) };
  }

  /**
   * Looks whether a user may question a ruling now, before they write down why.
   * @throws {InputError} and {NotAllowed}, as `ask` does
   */
  async check({ channel, user }: Pick<Asked, 'channel' | 'user'>, number: number): Promise<void> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    assertPlays(playedIn(known?.campaign ?? nothingYet), user);
    if (known) await doubtable(this.#protocol, known, known.campaign, user, number);
  }

  /**
   * Says that the ruling is right. From the player who asked, or from an umpire who plays no side, it ends the question. From the
   * ruling's own side it's an answer, and the player who asked has the next word.
   * @throws {InputError} if nothing is questioned; {NotAllowed} if it's not for the speaker to say
   */
  settle(asked: Asked, number?: number): Promise<Written> {
    return this.#protocol.write(asked, (campaign = nothingYet) => {
      const game = playedIn(campaign);
      return [settling(game, questionMeant(game, asked.user, number), asked.user)];
    });
  }
}

/** A ruling that a user may question, its author, and the sides of both. @throws {InputError} and {NotAllowed} if they may not */
async function doubtable(protocol: Protocol, known: OpenCampaign, campaign: Campaign, user: string, number?: number) {
  const game = playedIn(campaign);
  const side = assertPlays(game, user);
  const record = await reading(rulingMeant(known, campaign, (author) => sideHeld(game, author) === side, number));
  const author = authorOf(record);
  const of =
    (await reading(playersThen(protocol, known, campaign, [record])))[0]!.get(author) ?? sideHeld(game, author);
  if (author === user || of === side) throw new NotAllowed('own-ruling', { seq: record.seq });
  assertMayOpen(game, user, record.seq);
  return { record, author, side, of };
}

/** Whether a record's ruling can be questioned at all: the side that the referee runs declares nothing. */
export function isQuestionable({ events }: Pick<LogRecord, 'events'>): boolean {
  return events.some((event) => event.type === 'ruled' && !event.solo);
}

/** @throws {NotAllowed} for someone who plays no side */
function assertPlays(game: Game, user: string): string {
  const side = sideHeld(game, user);
  if (side === undefined) throw new NotAllowed('not-yours-to-question');
  return side;
}

function playedIn({ game }: Campaign): Game {
  if (!game || game.phase === 'ended') throw new InputError('no-game');
  return game;
}

/**
 * The ruling with this number, or the newest of another side.
 * @param isOwn whether an author plays for the side that asks
 * @throws {InputError}
 */
async function rulingMeant(
  known: OpenCampaign,
  campaign: Campaign,
  isOwn: (author: string) => boolean,
  number?: number,
): Promise<LogRecord> {
  const here = { log: known.log, campaign };
  if (number === undefined) {
    for await (const { record, struck } of backwards(here, Math.max(1, campaign.seq - MOST_SINCE + 1))) {
      if (!struck && isQuestionable(record) && !isOwn(authorOf(record))) return record;
    }
    throw new InputError('nothing-to-question');
  }
  const record = number <= campaign.seq ? await known.log.at(number) : undefined;
  if (!record) throw new InputError('no-such-record', { seq: number });
  if ((await standings(here, [number])).struck.has(number)) throw new InputError('struck-already', { seq: number });
  if (!isQuestionable(record)) throw new InputError('no-ruling-there', { seq: number });
  return record;
}

/** @throws {InputError} if it's already questioned, or too many questions are open */
function assertMayOpen(game: Game, user: string, seq: number): void {
  const open = questionsIn(game);
  const same = open.find((each) => each.seq === seq);
  if (same) throw new InputError('questioned-already', { seq, number: same.id });
  if (open.filter(({ by }) => by === user).length >= MOST_OPEN)
    throw new InputError('too-many-questions', { most: MOST_OPEN });
}

/** Whether a user may say that a question is settled, or that the ruling is right. */
type Part = 'asks' | 'answers' | 'umpire';

function partIn(game: Game, { by, side, user, of }: OpenQuestion, speaker: string): Part | undefined {
  if (speaker === by) return 'asks';
  if (isNeutral(game, speaker)) return 'umpire';
  const own = sideOf(game, speaker);
  if (own === side) return 'asks';
  return speaker === user || (own !== undefined && own === of) ? 'answers' : undefined;
}

/** The question by its own number or its ruling's; if left out, the only one that the speaker may settle. @throws {InputError} */
function questionMeant(game: Game, user: string, number: number | undefined): OpenQuestion {
  const open = questionsIn(game);
  if (number !== undefined) {
    const found = open.find(({ id, seq }) => id === number || seq === number);
    if (!found) throw new InputError('nothing-questioned', { seq: number });
    return found;
  }
  const own = open.filter((each) => partIn(game, each, user) !== undefined);
  if (own.length === 1) return own[0]!;
  if (own.length > 1) throw new InputError('several-asked', { numbers: own.map(({ id }) => String(id)) });
  throw new InputError('nothing-questioned-here');
}

function settling(game: Game, question: OpenQuestion, user: string): LogEvent {
  const { id, seq, by, answered } = question;
  const part = partIn(game, question, user);
  if (part === undefined) throw new NotAllowed('not-yours-to-settle', { seq });
  if (part === 'answers') {
    if (answered !== undefined) throw new InputError('answered-already', { seq });
    return { type: 'question-answered', id, seq, by, user };
  }
  const how = part === 'umpire' ? 'ruled' : answered === undefined ? 'withdrawn' : 'agreed';
  return { type: 'question-closed', id, seq, by, how };
}
