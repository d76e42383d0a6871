import type { Catalogue } from '../../reply/catalogue.ts';
import type { GroundTold, PageTold } from '../telling.ts';
import { byId } from './showing.ts';

/** How long until it's tried again where the browser itself doesn't, in milliseconds. */
const AGAIN = 3000;

/** Hears what happens, for as long as there's a page. */
export function listen(
  say: Catalogue['page'],
  events: URL,
  hears: { readonly ground: (ground: GroundTold) => void; readonly told: (page: PageTold) => void },
): void {
  const line = byId('line');
  const script = document.querySelector('script')?.src ?? '';
  const source = new EventSource(events);
  const over = () => {
    source.close();
    line.textContent = say.ended;
    document.body.classList.add('ended');
  };
  source.onopen = () => {
    line.textContent = say.live;
  };
  source.addEventListener('version', ({ data }) => {
    if (!script.includes(data)) location.reload();
  });
  source.addEventListener('ground', ({ data }) => hears.ground(JSON.parse(data)));
  source.addEventListener('told', ({ data }) => hears.told(JSON.parse(data)));
  source.addEventListener('ended', over);
  source.onerror = () => {
    if (document.body.classList.contains('ended')) return;
    line.textContent = say.lost;
    // The browser tries again by itself, unless what it got was no such stream: the page has ended, or a proxy had nobody to ask.
    if (source.readyState !== EventSource.CLOSED) return;
    void fetch(location.href, { method: 'HEAD' }).then(
      ({ status }) => (status === 404 ? over() : setTimeout(() => listen(say, events, hears), AGAIN)),
      () => setTimeout(() => listen(say, events, hears), AGAIN),
    );
  };
}
