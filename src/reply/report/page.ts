import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Catalogue } from '../catalogue.ts';
import { line } from '../document.ts';
import { eventSpans } from '../log/events.ts';
import { altOf } from '../log/photos.ts';
import { pngOf } from '../pictures/png.ts';
import type { Picture } from '../pictures/sheet.ts';
import { plainLine } from '../plain-text.ts';
import type { Entry } from './entries.ts';
import { PAGE_STYLE } from './page-style.ts';
import { NO_PHOTOS, type Photos, type Report, type SideView, type TurnView } from './report.ts';

type Element = ReturnType<typeof h>;
type PhotoFound = NonNullable<ReturnType<Photos['get']>>;

/** The report as one HTML file that needs nothing else: no script, no network, and its pictures are embedded. */
export async function reportPage(words: Catalogue, report: Report, photos: Photos = NO_PHOTOS): Promise<string> {
  const pictures = await Promise.all(report.pictures.map(figureOf));
  return `${toHtml([{ type: 'doctype' }, h('html', { lang: 'en-GB' }, headOf(report), bodyOf(words, report, pictures, photos))])}\n`;
}

function headOf({ title }: Report): Element {
  return h(
    'head',
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // Whatever was typed, nothing in the page can run or reach the network.
    h('meta', {
      httpEquiv: 'Content-Security-Policy',
      content: "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
    }),
    h('title', title),
    h('style', PAGE_STYLE),
  );
}

function bodyOf(words: Catalogue, report: Report, pictures: readonly Element[], photos: Photos): Element {
  return h(
    'body',
    h(
      'header',
      h('h1', report.title),
      h('p.quiet', `${report.about}. ${words.report.from(...report.days)}`),
      h('p.ending', report.ending),
    ),
    h(
      'main',
      [
        ...section(words.report.sides, [
          ...report.sides.flatMap((each) => sideParts(words, each)),
          ...list(report.objectives.map((text) => h('li', text))),
        ]),
        ...section(words.report.moments, list(report.moments.map((each) => momentItem(words, each)))),
        ...section(words.report.honours, list(report.honours.map((text) => h('li', text)))),
        ...section(words.report.pictures, pictures),
        ...section(
          words.report.story,
          report.turns.flatMap((turn) => turnParts(words, turn, photos)),
        ),
      ].flat(),
    ),
    h('footer', h('p.quiet', words.report.writtenBy)),
  );
}

function section(title: string, parts: readonly Element[]): Element[] {
  return parts.length > 0 ? [h('section', h('h2', title), ...parts)] : [];
}

function list(items: readonly Element[]): Element[] {
  return items.length > 0 ? [h('ul', [...items])] : [];
}

function sideParts(words: Catalogue, { name, now, brought, players, lost }: SideView): Element[] {
  return [
    h('h3', name),
    h('p', words.report.side(name, now, brought), players.length > 0 ? ` ${words.report.players(players)}` : ''),
    ...(lost.length > 0 ? [h('p', words.report.fell(lost))] : []),
  ];
}

function momentItem(words: Catalogue, { turn, text, chance, seq }: Report['moments'][number]): Element {
  return h('li', `${words.report.turnTitle(turn)}: ${words.report.momentOf(text, chance)} `, numberOf(words, seq));
}

function turnParts(words: Catalogue, { turn, entries, moment, lost }: TurnView, photos: Photos): Element[] {
  return [
    h('h3', words.report.turnTitle(turn)),
    ...(moment ? [h('p.decided', words.report.momentOf(moment.text, moment.chance))] : []),
    ...(lost.length > 0 ? [h('p', words.report.fell(lost))] : []),
    ...(entries.length > 0 ? grouped(words, entries, photos) : [h('p', words.report.quietTurn)]),
  ];
}

/** Entries as lists, interrupted by the headings of their steps and by what players wrote. */
function grouped(words: Catalogue, entries: readonly Entry[], photos: Photos): Element[] {
  const parts: Element[] = [];
  let items: Element[] = [];
  const close = () => {
    if (items.length > 0) parts.push(h('ul', items));
    items = [];
  };
  for (const entry of entries) {
    if (entry.part !== undefined) {
      close();
      parts.push(h('h4', entry.part));
    }
    if (entry.photo) {
      close();
      parts.push(photoFigure(words, entry.photo, photos.get(entry.seq)));
    } else if (entry.story) {
      close();
      parts.push(h('blockquote', h('p', entry.text)));
    } else items.push(entryItem(words, entry));
  }
  close();
  return parts;
}

function entryItem(words: Catalogue, { text, then, seq, declared }: Entry): Element {
  const sentence = [text, ...then].filter((each) => each !== '').join(' ');
  const seen = declared ? [h('span.number', `${declared.by}: ${declared.text} `)] : [];
  return h('li', `${sentence} `, ...seen, numberOf(words, seq));
}

function numberOf(words: Catalogue, seq: number): Element {
  return h('span.number', words.report.number(seq));
}

/** An embedded photograph, which opens without a network; only its caption if it isn't kept. */
function photoFigure(words: Catalogue, taken: NonNullable<Entry['photo']>, found: PhotoFound | undefined): Element {
  const caption = h('figcaption', plainLine(line(...eventSpans(words, taken))), ' ', numberOf(words, taken.id));
  const { bytes } = found ?? {};
  if (!bytes) return h('figure', h('p.quiet', words.photos.gone), caption);
  const { width, height } = taken;
  const src = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
  return h('figure', h('img', { src, alt: altOf(words, taken), width, height }), caption);
}

async function figureOf(picture: Picture): Promise<Element> {
  const png = Buffer.from(await pngOf(picture)).toString('base64');
  return h('figure', h('img', { src: `data:image/png;base64,${png}`, alt: picture.alt }));
}
