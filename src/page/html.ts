import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Assets } from './assets.ts';

type Element = ReturnType<typeof h>;

/** The page as it's sent, once and for all: everything that it shows comes as it happens. @param events where from, beside its own address */
export function livePage(words: Catalogue, assets: Assets, events: string): string {
  const say = words.page;
  return document(
    say.title,
    assets,
    h('body', { 'data-events': events }, [
      h('a.skip', { href: '#who' }, say.skip),
      h('header', [h('h1#title', say.title), h('p#line', { role: 'status' }, say.waits)]),
      h('main', [
        h('section#now', { 'aria-labelledby': 'now-title' }, [
          h('h2#now-title', say.now),
          h('div#status'),
          h('div#dice', { 'aria-hidden': 'true' }),
          h('p#news', { 'aria-live': 'polite' }),
        ]),
        h('section#chart', { 'aria-labelledby': 'chart-title' }, [
          h('h2#chart-title', say.table),
          h('div#view', { tabindex: 0, role: 'group', 'aria-label': say.map, 'aria-describedby': 'map-keys' }),
          h('p#map-keys.quiet', say.keys),
          h('div.tools', { role: 'group', 'aria-label': say.view }, [
            button('nearer', say.nearer),
            button('further', say.further),
            button('whole', say.whole),
          ]),
        ]),
        measured(say),
        planned(say),
        traced(say),
        h('section#who', { tabindex: -1, 'aria-labelledby': 'who-title' }, [h('h2#who-title', say.who), h('ul#units')]),
        h('section#log', { 'aria-labelledby': 'log-title' }, [h('h2#log-title', say.rulings), h('ol#rulings')]),
      ]),
      h('datalist#places'),
    ]),
  );
}

/** Where distances and sight are measured. */
function measured(say: Catalogue['page']): Element {
  return h('section#measure', { 'aria-labelledby': 'measure-title' }, [
    h('h2#measure-title', say.measure),
    h('p.quiet', say.measureHint),
    field('measure-from', say.from),
    field('measure-to', say.to),
    h('p', [
      h('label', { for: 'arc' }, say.arc),
      h('input#arc', { type: 'range', min: 0, max: 180, step: 5, value: 0 }),
      ' ',
      h('output#wide', { for: 'arc' }),
    ]),
    h('div.tools', [button('clear', say.clear)]),
    h('ul#measured', { 'aria-live': 'polite' }),
  ]);
}

/** Where a way is planned. */
function planned(say: Catalogue['page']): Element {
  return h('section#plan', { 'aria-labelledby': 'plan-title' }, [
    h('h2#plan-title', say.plan),
    h('p.quiet', say.planHint),
    h('p', [h('label', { for: 'plan-who' }, say.mover), h('select#plan-who')]),
    h('p', [h('label', { for: 'plan-how' }, say.how), h('select#plan-how')]),
    field('plan-legs', say.legs),
    h('p#way', { 'aria-live': 'polite' }),
    h('p', [h('label', { for: 'command' }, say.command), h('input#command', { readonly: true, type: 'text' })]),
    h('div.tools', [button('copy', say.copy), button('back', say.back), button('scrap', say.scrap)]),
  ]);
}

/** Where pieces are traced over a photograph. */
function traced(say: Catalogue['page']): Element {
  return h('section#trace', { 'aria-labelledby': 'trace-title' }, [
    h('h2#trace-title', say.trace),
    h('p.quiet', say.traceHint),
    h('p', [h('label', { for: 'trace-kind' }, say.kind), h('select#trace-kind')]),
    h('p', [h('label', { for: 'trace-outline' }, say.outline), h('select#trace-outline')]),
    field('trace-corners', say.corners),
    h('div.tools', [button('trace-add', say.lay), button('trace-back', say.unlay)]),
    h('p#trace-says', { 'aria-live': 'polite' }),
    h('p', [
      h('label', { for: 'trace-command' }, say.traceCommand),
      h('input#trace-command', { readonly: true, type: 'text' }),
    ]),
    h('p', [
      h('label', { for: 'trace-table' }, say.traceTable),
      h('textarea#trace-table', { readonly: true, rows: 4 }),
    ]),
    h('div.tools', [button('trace-copy', say.copy), button('trace-copy-table', say.copyTable)]),
  ]);
}

/** What stands at an address that leads nowhere, or nowhere any more. */
export function gonePage(words: Catalogue, assets: Assets): string {
  return document(
    words.page.title,
    assets,
    h('body.gone', h('main', [h('h1', words.page.gone), h('p', words.page.askAgain)])),
    false,
  );
}

function document(title: string, assets: Assets, body: Element, scripted = true): string {
  // Relative, so that it's found wherever a proxy puts the page: it lies two folders down.
  const at = (path: string) => `../..${path}`;
  const head = h('head', [
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('title', title),
    h('link', { rel: 'icon', href: 'data:,' }),
    h('link', { rel: 'stylesheet', href: at(assets.style) }),
    ...(scripted ? [h('script', { src: at(assets.script), defer: true })] : []),
  ]);
  return `${toHtml([{ type: 'doctype' }, h('html', { lang: 'en-GB' }, [head, body])])}\n`;
}

function button(id: string, label: string): Element {
  return h('button', { id, type: 'button' }, label);
}

function field(id: string, label: string): Element {
  return h('p', [
    h('label', { for: id }, label),
    h('input', { id, type: 'text', list: 'places', autocomplete: 'off', spellcheck: 'false' }),
  ]);
}
