import { commandText } from '../../kernel/options/given-command.ts';
import { InputError, type Values } from '../../kernel/refusal.ts';
import { measureBetween } from '../../referee/battlefield/measuring.ts';
import { measureReply } from '../../reply/battle/measured.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { plainLine } from '../../reply/plain-text.ts';
import type { Point } from '../../table/shape.ts';
import type { GroundTold, PageTold } from '../telling.ts';
import { Battle } from './battle.ts';
import { Chart, type Over } from './chart.ts';
import { pointing } from './pointing.ts';
import { button, byId, type Choice, copied, fill, item, showNews, value } from './showing.ts';
import { traceForm } from './trace-form.ts';

/** What's said on the page. */
export interface PageWords extends Pick<Catalogue, 'battlefield' | 'page'> {
  readonly errors: Readonly<Record<string, (values: Values) => string>>;
}

/** Everything that the page shows, put together. */
export function openPage(words: PageWords): void {
  const say = words.page;
  const chart = new Chart(byId('view'));
  let ground: GroundTold = [];
  let told: PageTold | undefined;
  let battle: Battle | undefined;
  let moved: readonly Over[] = [];
  const events = new URL(document.body.dataset.events!, location.href);
  const trace = traceForm(say, {
    table: () => told?.table && { told: told.table, ground },
    placeNamed: (text) => at(text),
    trying(work) {
      const nothing = () => {
        work();
        return [];
      };
      trying(nothing, sayOfTrace);
    },
    changed(what) {
      if (what === 'pieces' && told?.table) showTable(told.table);
      draw();
    },
  });
  document.body.classList.toggle('overlay', new URLSearchParams(location.search).has('overlay'));

  const shows = (now: PageTold) => {
    const before = battle;
    showNews(say, now, told?.seq);
    told = now;
    battle = now.table && new Battle(now.table, ground, before);
    if (!battle || !now.table) byId('view').replaceChildren(say.noTable);
    else showTable(now.table);
    moved = battle && before ? movedBetween(before, battle) : [];
    listNames();
    listUnits();
    draw();
  };

  const showTable = (table: NonNullable<PageTold['table']>) => {
    const photo = table.photo && new URL(`photo/${table.photo.hash}`, events).href;
    chart.show(words, { ...table, pieces: [...ground, ...trace.pieces], says: [] }, photo);
  };

  const listNames = () => {
    const names = battle?.units.map(({ name }) => name) ?? [];
    const all = [...names, ...ground.map(({ id }) => id)];
    byId('places').replaceChildren(
      ...all.map((name) => Object.assign(document.createElement('option'), { value: name })),
    );
    fill('plan-who', [['', say.nobody], ...names.map((name): Choice => [name, name])]);
    fill(
      'plan-how',
      (told?.table?.goes ?? []).map((verb): Choice => [verb, `/${verb}`]),
    );
  };

  const listUnits = () => {
    const items = (battle?.units ?? []).map((unit) => {
      const body = battle!.named(unit.name)!;
      const standing = battle!.terrain.standing(body);
      const ids = (laid: Iterable<{ readonly piece: { readonly id: string } }>) =>
        [...laid].map(({ piece }) => piece.id);
      const says = words.battlefield.told(unit.name, {
        ...{ square: battle!.square(unit.at), facing: body.facing, storey: body.storey, sees: [] },
        inside: ids(standing.on),
        beside: ids([...standing.touched].filter((each) => !standing.on.has(each))),
      });
      return item(
        `${says} `,
        button(say.measureFrom(unit.name), () => measure(unit.name, '')),
      );
    });
    byId('units').replaceChildren(...items);
  };

  const measure = (from: string, to: string) => {
    byId<HTMLInputElement>('measure-from').value = from;
    byId<HTMLInputElement>('measure-to').value = to;
    draw();
  };

  /** What's said and drawn of a measure, and of a unit alone whom it sees. */
  const measured = (): readonly Over[] => {
    const [from, to] = [value('measure-from'), value('measure-to')];
    const unit = battle?.unit(from);
    const says: string[] = [];
    const over: Over[] = [];
    const arc = Number(value('arc'));
    byId('wide').textContent = arc > 0 ? `${arc}°` : '';
    const body = battle?.named(from);
    if (body?.facing !== undefined && arc > 0)
      over.push({ kind: 'arc', at: body.at, facing: body.facing, half: arc, inches: 24 });
    if (battle && from !== '' && to !== '') {
      const found = measureBetween(battle, from, to);
      says.push(...measureReply(words, from, to, found).lines.map(plainLine));
      if (found.arc !== undefined && arc > 0) says.push(found.arc <= arc ? say.inArc : say.outOfArc);
      const kind = ({ clear: 'sight', partial: 'partial', blocked: 'blocked' } as const)[found.sight.is];
      over.push({ kind, from: at(from), to: at(to), says: words.battlefield.scale(found.distance.centre) });
    } else if (unit) {
      const seen = battle!.seenBy(unit);
      says.push(...seen.map(({ name, range, isPartial }) => words.battlefield.seen(name, range, isPartial)));
      if (seen.length === 0) says.push(say.seesNobody(unit.name));
      over.push({ kind: 'ring', at: unit.at });
      for (const { line } of seen) over.push({ ...line, kind: line.isPartial ? 'partial' : 'sight' });
    }
    byId('measured').replaceChildren(...says.map((text) => item(text)));
    return over;
  };
  const at = (place: string): Point => battle!.placeNamed(place);

  const planned = (): readonly Over[] => {
    const [who, to] = [value('plan-who'), value('plan-legs').trim()];
    const way = battle && who !== '' && to !== '' ? battle.way(who, to) : undefined;
    byId('way').textContent = way ? say.way(way.inches, way.over, way.ends) : '';
    byId<HTMLInputElement>('command').value = way ? commandText({ name: value('plan-how'), given: { who, to } }) : '';
    return way ? [{ kind: 'way', points: way.points }] : [];
  };

  const sayOfTrace = (text: string) => {
    byId('trace-says').textContent = text;
  };

  const draw = () => {
    const over = [
      ...moved,
      ...trying(measured, (text) => byId('measured').replaceChildren(item(text))),
      ...trying(trace.over, sayOfTrace),
      ...trying(planned, (text) => {
        byId('way').textContent = text;
        byId<HTMLInputElement>('command').value = '';
      }),
    ];
    if (battle) chart.draw(over);
  };

  /** A place that isn't one is said where it was typed. */
  const trying = (work: () => readonly Over[], tell: (text: string) => void): readonly Over[] => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      tell(words.errors[error.says]?.(error.values) ?? error.says);
      return [];
    }
  };

  const legs = () => byId<HTMLInputElement>('plan-legs');
  const plan = (to: string) => {
    legs().value = to;
    draw();
  };
  const nameAt = (place: Point) => battle?.unitAt(place, chart.inchesOf(8))?.name ?? place.join(',');
  for (const id of ['measure-from', 'measure-to', 'arc', 'plan-who', 'plan-how', 'plan-legs'])
    byId(id).addEventListener('input', draw);
  byId('clear').addEventListener('click', () => measure('', ''));
  byId('scrap').addEventListener('click', () => plan(''));
  byId('back').addEventListener('click', () =>
    plan(
      legs()
        .value.split(/\s+then\s+/i)
        .slice(0, -1)
        .join(' then '),
    ),
  );
  byId('copy').addEventListener('click', () =>
    copied(byId<HTMLInputElement>('command'), () => {
      byId('way').textContent = say.copied;
    }),
  );
  pointing(say, chart, {
    isUnit: (place) => battle?.unitAt(place, chart.inchesOf(8)) !== undefined,
    rule: (from, to) => measure(nameAt(from), nameAt(to)),
    tap: (place, mode) => {
      if (mode === 'trace') return trace.tap(place);
      if (mode !== 'plan') return measure(nameAt(place), '');
      const unit = battle?.unitAt(place, chart.inchesOf(8));
      if (unit && value('plan-who') === '') byId<HTMLSelectElement>('plan-who').value = unit.name;
      else plan([...(legs().value.trim() === '' ? [] : [legs().value.trim()]), place.join(',')].join(' then '));
      draw();
    },
  });
  listen(say, events, {
    ground: (now) => {
      ground = now;
    },
    told: shows,
  });
}

/** Whoever stands elsewhere than before. */
function movedBetween(before: Battle, now: Battle): readonly Over[] {
  return now.units.flatMap((unit): Over[] => {
    const from = before.unit(unit.name)?.at;
    return from && from.join() !== unit.at.join() ? [{ kind: 'moved', from, to: unit.at }] : [];
  });
}

/** How long until it's tried again where the browser itself doesn't, in milliseconds. */
const AGAIN = 3000;

/** Hears what happens, for as long as there's a page. */
function listen(
  say: PageWords['page'],
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
