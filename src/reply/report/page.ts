import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { english } from '../english/index.ts';
import { pngOf } from '../pictures/png.ts';
import type { Picture } from '../pictures/sheet.ts';
import type { Entry } from './entries.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { Report, SideTold, TurnTold } from './report.ts';

const { report: say } = english;

type Element = ReturnType<typeof h>;

/** The report as one HTML file that needs nothing else: no script, no network, its pictures in itself. */
export async function reportPage(report: Report): Promise<string> {
  const pictures = await Promise.all(report.pictures.map(figureOf));
  return `${toHtml([{ type: 'doctype' }, h('html', { lang: 'en-GB' }, headOf(report), bodyOf(report, pictures))])}\n`;
}

function headOf({ title }: Report): Element {
  return h(
    'head',
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // Whatever was typed into it, nothing in it can run or reach the network.
    h('meta', {
      httpEquiv: 'Content-Security-Policy',
      content: "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
    }),
    h('title', title),
    h('style', PAGE_STYLE),
  );
}

function bodyOf(report: Report, pictures: readonly Element[]): Element {
  return h(
    'body',
    h(
      'header',
      h('h1', report.title),
      h('p.quiet', `${report.about}. ${say.from(...report.days)}`),
      h('p.ending', report.ending),
    ),
    h(
      'main',
      [
        ...section(say.sides, [
          ...report.sides.flatMap(sideParts),
          ...list(report.objectives.map((text) => h('li', text))),
        ]),
        ...section(say.moments, list(report.moments.map(momentItem))),
        ...section(say.honours, list(report.honours.map((text) => h('li', text)))),
        ...section(say.pictures, pictures),
        ...section(say.story, report.turns.flatMap(turnParts)),
      ].flat(),
    ),
    h('footer', h('p.quiet', say.writtenBy)),
  );
}

function section(title: string, parts: readonly Element[]): Element[] {
  return parts.length > 0 ? [h('section', h('h2', title), ...parts)] : [];
}

function list(items: readonly Element[]): Element[] {
  return items.length > 0 ? [h('ul', [...items])] : [];
}

function sideParts({ name, now, brought, players, lost }: SideTold): Element[] {
  return [
    h('h3', name),
    h('p', say.side(name, now, brought), players.length > 0 ? ` ${say.players(players)}` : ''),
    ...(lost.length > 0 ? [h('p', say.fell(lost))] : []),
  ];
}

function momentItem({ turn, text, chance, seq }: Report['moments'][number]): Element {
  return h('li', `${say.turnTitle(turn)}: ${say.momentOf(text, chance)} `, numberOf(seq));
}

function turnParts({ turn, entries, moment, lost }: TurnTold): Element[] {
  return [
    h('h3', say.turnTitle(turn)),
    ...(moment ? [h('p.decided', say.momentOf(moment.text, moment.chance))] : []),
    ...(lost.length > 0 ? [h('p', say.fell(lost))] : []),
    ...(entries.length > 0 ? grouped(entries) : [h('p', say.quietTurn)]),
  ];
}

/** Entries as lists, broken by the headings of their steps and by what players wrote. */
function grouped(entries: readonly Entry[]): Element[] {
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
    if (entry.story) {
      close();
      parts.push(h('blockquote', h('p', entry.text)));
    } else items.push(entryItem(entry));
  }
  close();
  return parts;
}

function entryItem({ text, then, seq }: Entry): Element {
  const told = [text, ...then].filter((each) => each !== '').join(' ');
  return h('li', `${told} `, numberOf(seq));
}

function numberOf(seq: number): Element {
  return h('span.number', say.number(seq));
}

async function figureOf(picture: Picture): Promise<Element> {
  const png = Buffer.from(await pngOf(picture)).toString('base64');
  return h('figure', h('img', { src: `data:image/png;base64,${png}`, alt: picture.alt }));
}
