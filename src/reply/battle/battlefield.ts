import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { EventOf } from '../../campaign/record.ts';
import type { Catalogue } from '../catalogue.ts';
import { code, type Document, type Line, line, small, strong } from '../document.ts';
import type { Picture } from '../pictures/sheet.ts';

/** What's drawn, as far as its reply needs it. */
interface Shown {
  readonly battlefield: {
    readonly size: readonly number[];
    readonly pieces: readonly { readonly id: string; readonly kind: string }[];
  };
  /** Each unit and marker once. */
  readonly places: readonly Standing[];
}

interface Standing {
  readonly name: string;
  readonly at: readonly [number, number];
  readonly facing?: number;
  readonly storey?: number;
}

/** A table that was laid, whole. */
export function laidText(words: Catalogue, { battlefield }: Pick<EventOf<'battlefield-laid'>, 'battlefield'>): string {
  const { size, pieces, markers } = battlefield;
  return words.battlefield.laid(size.join(' × '), pieces.length, markers.length);
}

/** What was changed on a table, a sentence for each part. */
export function changedText(words: Catalogue, event: EventOf<'battlefield-changed'>, game: Game | undefined): string {
  const {
    size,
    pieces = [],
    markers = [],
    removed = [],
    unmarked = [],
    effects = [],
    edges,
    deployment,
    photo,
  } = event;
  const say = words.battlefield;
  return [
    ...(size ? [say.size(size.join(' × '))] : []),
    ...(pieces.length > 0 ? [say.pieces(pieces.map(({ id }) => id))] : []),
    ...markers.map(({ name, at }) => say.stands(name, at.join(', '))),
    ...(removed.length + unmarked.length > 0 ? [say.removed([...removed, ...unmarked])] : []),
    ...(edges ?? []).map(({ side, edge }) => say.edge(game?.sides[side]?.name ?? side, edge)),
    ...(deployment === undefined ? [] : [say.deployment(deployment)]),
    ...(photo === undefined ? [] : [photo === false ? say.photoTaken : say.photoLaid]),
    ...placedTexts(words, effects, game),
  ].join(' ');
}

function placedTexts(
  words: Catalogue,
  effects: EventOf<'battlefield-laid'>['effects'],
  game: Game | undefined,
): string[] {
  const units = new Map<string, Map<string, unknown>>();
  for (const each of effects) {
    if (each.effect !== 'set' || !('unit' in each.of)) continue;
    const fields = units.get(each.of.unit) ?? new Map<string, unknown>();
    units.set(each.of.unit, fields.set(each.field, each.value));
  }
  return [...units].map(([id, fields]) => {
    const name = calledIn(game, id);
    const at = fields.get('at');
    if (at === null) return words.battlefield.offTable(name);
    const facing = fields.get('facing');
    if (typeof at === 'string') {
      return words.battlefield.stands(name, at.replace(',', ', '), typeof facing === 'number' ? facing : undefined);
    }
    return words.battlefield.turns(name, typeof facing === 'number' ? facing : undefined);
  });
}

/** A table as a file. */
export function tableFileReply(
  words: Catalogue,
  pieces: number,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Document {
  return { lines: [line(strong(words.battlefield.exported(pieces, file.name)))], attached: [file] };
}

/** Most that a reply lists; the file has all. */
const MOST_LISTED = 40;

/** A table in words: how large it is, what lies on it, and who stands where. */
export function tableReply(words: Catalogue, { battlefield, places }: Shown, pictures: readonly Picture[]): Document {
  const say = words.battlefield;
  return {
    lines: [
      ...tableLines(words, battlefield),
      ...places
        .slice(0, MOST_LISTED)
        .map(({ name, at, facing, storey }) => line(say.stands(name, at.join(', '), facing, storey))),
      ...(places.length > MOST_LISTED ? [line(say.more(places.length - MOST_LISTED))] : []),
    ],
    pictures,
  };
}

/** A table that was made up, and how to make the same one again. */
export function madeUpReply(
  words: Catalogue,
  { battlefield }: Pick<Shown, 'battlefield'>,
  { name, seed }: { readonly name: string; readonly seed: string },
  pictures: readonly Picture[],
): Document {
  const [first, ...lines] = tableLines(words, battlefield);
  return { lines: [first!, ...lines, line(words.battlefield.madeUp(name, seed))], pictures };
}

/** The same in full, for those who don’t look at a picture. @param told a sentence for each unit */
export function tableTold(
  words: Catalogue,
  { battlefield }: Pick<Shown, 'battlefield'>,
  told: readonly string[],
): Document {
  return { lines: [...tableLines(words, battlefield), ...told.map((each) => line(each))], file: 'table.txt' };
}

/** What a unit sees, with a picture. */
export function seenReply(
  words: Catalogue,
  name: string,
  told: readonly string[],
  pictures: readonly Picture[],
): Document {
  const say = words.battlefield;
  return { lines: [line(strong(say.sees(name, told.length))), ...told.map((each) => line(each))], pictures };
}

function tableLines(words: Catalogue, { size, pieces }: Shown['battlefield']): Line[] {
  const say = words.battlefield;
  const ids = pieces.map(({ id }) => id);
  return [
    line(strong(say.laid(size.join(' × '), ids.length, 0))),
    ...(ids.length > 0 ? [line(say.lies(ids.slice(0, MOST_LISTED), ids.length - MOST_LISTED))] : []),
  ];
}

/** The address of a live page, for whoever asked for it alone. */
export function pageReply(
  words: Catalogue,
  {
    address,
    page: { as, delay = 0 },
    side = '',
  }: {
    readonly address: string;
    readonly page: { readonly as: 'side' | 'umpire' | 'spectators'; readonly delay?: number };
    readonly side?: string | undefined;
  },
): Document {
  const { opened, hints, link } = words.page;
  const says = as === 'side' ? opened.side(side) : as === 'umpire' ? opened.umpire : opened.spectators(delay);
  return {
    lines: [line(strong(says)), line({ link: address, label: link }, ' ', code(address)), small(hints)],
    private: true,
    secret: true,
  };
}
