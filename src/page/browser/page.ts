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
import { listen } from './hearing.ts';
import { pointing } from './pointing.ts';
import { button, byId, type Choice, copied, fill, item, showNews, value } from './showing.ts';
import { type TraceForm, traceForm } from './trace-form.ts';

/** What's said on the page. */
export interface PageWords extends Pick<Catalogue, 'battlefield' | 'page'> {
  readonly errors: Readonly<Record<string, (values: Values) => string>>;
}

/** Opens the page: shows what it hears for as long as it's open. */
export function openPage(words: PageWords): void {
  document.body.classList.toggle('overlay', new URLSearchParams(location.search).has('overlay'));
  const events = new URL(document.body.dataset.events!, location.href);
  const page = new Page(words, events);
  page.listensToHands();
  listen(words.page, events, { ground: (ground) => page.lies(ground), told: (told) => page.shows(told) });
}

/** What the page shows, put together. */
class Page {
  readonly #words: PageWords;
  readonly #say: PageWords['page'];
  readonly #events: URL;
  readonly #chart = new Chart(byId('view'));
  readonly #trace: TraceForm;
  #ground: GroundTold = [];
  #told: PageTold | undefined;
  #battle: Battle | undefined;
  #moved: readonly Over[] = [];

  constructor(words: PageWords, events: URL) {
    this.#words = words;
    this.#say = words.page;
    this.#events = events;
    this.#trace = this.#tracing();
  }

  /** What lies on the table. It's drawn with what's told next. */
  lies(ground: GroundTold): void {
    this.#ground = ground;
  }

  shows(now: PageTold): void {
    const before = this.#battle;
    showNews(this.#say, now, this.#told?.seq);
    this.#told = now;
    this.#battle = now.table && new Battle(now.table, this.#ground, before);
    if (!this.#battle || !now.table) byId('view').replaceChildren(this.#say.noTable);
    else this.#showTable(now.table);
    this.#moved = this.#battle && before ? movedBetween(before, this.#battle) : [];
    this.#listNames();
    this.#listUnits();
    this.#draw();
  }

  /** What's tapped, typed and pressed. */
  listensToHands(): void {
    for (const id of ['measure-from', 'measure-to', 'arc', 'plan-who', 'plan-how', 'plan-legs'])
      byId(id).addEventListener('input', () => this.#draw());
    byId('clear').addEventListener('click', () => this.#measure('', ''));
    byId('scrap').addEventListener('click', () => this.#plan([]));
    byId('back').addEventListener('click', () => this.#plan(legsTyped().slice(0, -1)));
    byId('copy').addEventListener('click', () =>
      copied(byId<HTMLInputElement>('command'), () => {
        byId('way').textContent = this.#say.copied;
      }),
    );
    pointing(this.#say, this.#chart, {
      isUnit: (place) => this.#unitAt(place) !== undefined,
      rule: (from, to) => this.#measure(this.#nameAt(from), this.#nameAt(to)),
      tap: (place, mode) => {
        if (mode === 'trace') return this.#trace.tap(place);
        if (mode !== 'plan') return this.#measure(this.#nameAt(place), '');
        const unit = this.#unitAt(place);
        if (unit && value('plan-who') === '') byId<HTMLSelectElement>('plan-who').value = unit.name;
        else this.#plan([...legsTyped(), place.join(',')]);
        this.#draw();
      },
    });
  }

  #tracing(): TraceForm {
    return traceForm(this.#say, {
      table: () => this.#told?.table && { told: this.#told.table, ground: this.#ground },
      placeNamed: (text) => this.#at(text),
      trying: (work) => {
        const nothing = () => {
          work();
          return [];
        };
        this.#trying(nothing, sayOfTrace);
      },
      changed: (what) => {
        if (what === 'pieces' && this.#told?.table) this.#showTable(this.#told.table);
        this.#draw();
      },
    });
  }

  #showTable(table: NonNullable<PageTold['table']>): void {
    const photo = table.photo && new URL(`photo/${table.photo.hash}`, this.#events).href;
    this.#chart.show(this.#words, { ...table, pieces: [...this.#ground, ...this.#trace.pieces], says: [] }, photo);
  }

  #listNames(): void {
    const names = this.#battle?.units.map(({ name }) => name) ?? [];
    const all = [...names, ...this.#ground.map(({ id }) => id)];
    byId('places').replaceChildren(
      ...all.map((name) => Object.assign(document.createElement('option'), { value: name })),
    );
    fill('plan-who', [['', this.#say.nobody], ...names.map((name): Choice => [name, name])]);
    fill(
      'plan-how',
      (this.#told?.table?.goes ?? []).map((verb): Choice => [verb, `/${verb}`]),
    );
  }

  #listUnits(): void {
    const battle = this.#battle;
    const items = (battle?.units ?? []).map(({ name, at }) =>
      item(
        `${this.#words.battlefield.told(name, standingOf(battle!, name, at))} `,
        button(this.#say.measureFrom(name), () => this.#measure(name, '')),
      ),
    );
    byId('units').replaceChildren(...items);
  }

  #measure(from: string, to: string): void {
    byId<HTMLInputElement>('measure-from').value = from;
    byId<HTMLInputElement>('measure-to').value = to;
    this.#draw();
  }

  #plan(legs: readonly string[]): void {
    byId<HTMLInputElement>('plan-legs').value = legs.join(' then ');
    this.#draw();
  }

  #draw(): void {
    const over = [
      ...this.#moved,
      ...this.#trying(
        () => this.#measured(),
        (text) => byId('measured').replaceChildren(item(text)),
      ),
      ...this.#trying(() => this.#trace.over(), sayOfTrace),
      ...this.#trying(
        () => this.#planned(),
        (text) => {
          byId('way').textContent = text;
          byId<HTMLInputElement>('command').value = '';
        },
      ),
    ];
    if (this.#battle) this.#chart.draw(over);
  }

  /** A place that isn't one is said where it was typed. */
  #trying(work: () => readonly Over[], tell: (text: string) => void): readonly Over[] {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      tell(this.#words.errors[error.says]?.(error.values) ?? error.says);
      return [];
    }
  }

  /** What's said and drawn of a measure, and of a unit alone whom it sees. */
  #measured(): readonly Over[] {
    const battle = this.#battle;
    const [from, to] = [value('measure-from'), value('measure-to')];
    const arc = Number(value('arc'));
    byId('wide').textContent = arc > 0 ? `${arc}°` : '';
    const unit = battle?.unit(from);
    const found =
      battle && from !== '' && to !== ''
        ? this.#between(battle, from, to, arc)
        : battle && unit
          ? this.#seen(battle, unit)
          : NOTHING;
    byId('measured').replaceChildren(...found.says.map((text) => item(text)));
    return [...(battle ? fieldOf(battle, from, arc) : []), ...found.over];
  }

  #between(battle: Battle, from: string, to: string, arc: number): Measured {
    const found = measureBetween(battle, from, to);
    const says = measureReply(this.#words, from, to, found).lines.map(plainLine);
    const isIn = found.arc !== undefined && arc > 0 ? found.arc <= arc : undefined;
    const kind = ({ clear: 'sight', partial: 'partial', blocked: 'blocked' } as const)[found.sight.is];
    const scale = this.#words.battlefield.scale(found.distance.centre);
    return {
      says: isIn === undefined ? says : [...says, isIn ? this.#say.inArc : this.#say.outOfArc],
      over: [{ kind, from: this.#at(from), to: this.#at(to), says: scale }],
    };
  }

  #seen(battle: Battle, unit: Battle['units'][number]): Measured {
    const seen = battle.seenBy(unit);
    const says = seen.map(({ name, range, isPartial }) => this.#words.battlefield.seen(name, range, isPartial));
    return {
      says: says.length > 0 ? says : [this.#say.seesNobody(unit.name)],
      over: [
        { kind: 'ring', at: unit.at },
        ...seen.map(({ line }): Over => ({ ...line, kind: line.isPartial ? 'partial' : 'sight' })),
      ],
    };
  }

  #planned(): readonly Over[] {
    const [who, to] = [value('plan-who'), value('plan-legs').trim()];
    const way = who !== '' && to !== '' ? this.#battle?.way(who, to) : undefined;
    byId('way').textContent = way ? this.#say.way(way.inches, way.over, way.ends) : '';
    byId<HTMLInputElement>('command').value = way ? commandText({ name: value('plan-how'), given: { who, to } }) : '';
    return way ? [{ kind: 'way', points: way.points }] : [];
  }

  #at(place: string): Point {
    return this.#battle!.placeNamed(place);
  }

  #unitAt(place: Point) {
    return this.#battle?.unitAt(place, this.#chart.inchesOf(8));
  }

  #nameAt(place: Point): string {
    return this.#unitAt(place)?.name ?? place.join(',');
  }
}

/** What's said of a measure, and drawn over the table. */
interface Measured {
  readonly says: readonly string[];
  readonly over: readonly Over[];
}

const NOTHING: Measured = { says: [], over: [] };

function sayOfTrace(text: string): void {
  byId('trace-says').textContent = text;
}

/** The legs of the way that's planned. */
function legsTyped(): readonly string[] {
  const text = value('plan-legs').trim();
  return text === '' ? [] : text.split(/\s+then\s+/i);
}

/** The field of fire of whoever it's measured from. */
function fieldOf(battle: Battle, name: string, arc: number): readonly Over[] {
  const body = battle.named(name);
  if (body?.facing === undefined || arc <= 0) return [];
  return [{ kind: 'arc', at: body.at, facing: body.facing, half: arc, inches: 24 }];
}

/** Where a unit stands, and what's inside or beside. */
function standingOf(battle: Battle, name: string, at: Point) {
  const body = battle.named(name)!;
  const { on, touched } = battle.terrain.standing(body);
  const ids = (laid: Iterable<{ readonly piece: { readonly id: string } }>) => [...laid].map(({ piece }) => piece.id);
  return {
    ...{ square: battle.square(at), facing: body.facing, storey: body.storey, sees: [] },
    inside: ids(on),
    beside: ids([...touched].filter((each) => !on.has(each))),
  };
}

/** Whoever stands elsewhere than before. */
function movedBetween(before: Battle, now: Battle): readonly Over[] {
  return now.units.flatMap((unit): Over[] => {
    const from = before.unit(unit.name)?.at;
    return from && from.join() !== unit.at.join() ? [{ kind: 'moved', from, to: unit.at }] : [];
  });
}
