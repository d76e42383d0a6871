import type { Catalogue } from '../../reply/catalogue.ts';
import { type TableShown, tablePicture } from '../../reply/pictures/battlefield/table-picture.ts';
import { MARGIN, type View, viewOf } from '../../reply/pictures/battlefield/view.ts';
import type { Point } from '../../table/shape.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** What lies over the table: lines, arcs, a way. In inches. */
export type Over =
  | {
      readonly kind: 'rule' | 'sight' | 'partial' | 'blocked' | 'moved';
      readonly from: Point;
      readonly to: Point;
      readonly says?: string;
    }
  | {
      readonly kind: 'arc';
      readonly at: Point;
      readonly facing: number;
      readonly half: number;
      readonly inches: number;
    }
  | { readonly kind: 'way'; readonly points: readonly Point[] }
  | { readonly kind: 'ring'; readonly at: Point };

/** What part of the picture is seen, in its own pixels. */
interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The picture of the table, which can be moved and made larger, and what's drawn over it. */
export class Chart {
  readonly #root: HTMLElement;
  #svg: SVGSVGElement | undefined;
  #over: SVGGElement | undefined;
  #view: View | undefined;
  #whole: Window = { left: 0, top: 0, width: 1, height: 1 };
  #window: Window | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Draws the table as the bot's own pictures have it. What's seen of it stays. @param photo where the photograph under it is */
  show(words: Pick<Catalogue, 'battlefield'>, shown: TableShown, photo?: string): void {
    const parsed = new DOMParser().parseFromString(tablePicture(words, shown).svg(photo), 'image/svg+xml');
    const svg = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
    const [, , width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const whole = { left: 0, top: 0, width, height };
    if (this.#whole.width !== width || Math.abs(this.#whole.height - height) > 60) this.#window = undefined;
    this.#whole = whole;
    this.#view = viewOf(shown.size);
    for (const name of ['width', 'height']) svg.removeAttribute(name);
    svg.setAttribute('aria-hidden', 'true');
    this.#over = svg.appendChild(document.createElementNS(SVG, 'g'));
    this.#over.setAttribute('class', 'over');
    this.#root.replaceChildren(svg);
    this.#svg = svg;
    this.#apply();
  }

  /** Draws over it, in place of what was drawn there. */
  draw(all: readonly Over[]): void {
    this.#over?.replaceChildren(...all.flatMap((each) => this.#drawn(each)));
  }

  /** The place on the table under a point of the screen. */
  placeAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point | undefined {
    const matrix = this.#svg?.getScreenCTM()?.inverse();
    if (!matrix || !this.#view) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    const { scale, depth } = this.#view;
    const rounded = (inches: number) => Math.round(inches * 10) / 10;
    return [rounded((x - MARGIN) / scale), rounded(depth - (y - MARGIN) / scale)];
  }

  /** How many inches of the table are so many pixels of the screen. */
  inchesOf(pixels: number): number {
    const { a = 1 } = this.#svg?.getScreenCTM() ?? {};
    return pixels / a / (this.#view?.scale ?? 1);
  }

  /** Moves what's seen, in pixels of the screen. */
  move(right: number, down: number): void {
    const { a = 1 } = this.#svg?.getScreenCTM() ?? {};
    const window = { ...(this.#window ?? this.#whole) };
    window.left += right / a;
    window.top += down / a;
    this.#window = window;
    this.#apply();
  }

  /** Makes it larger, or smaller. @param around a point of the screen that stays where it is; the middle if left out */
  zoom(by: number, around?: { readonly clientX: number; readonly clientY: number }): void {
    const { left, top, width, height } = this.#window ?? this.#whole;
    const matrix = this.#svg?.getScreenCTM()?.inverse();
    const at =
      around && matrix
        ? new DOMPoint(around.clientX, around.clientY).matrixTransform(matrix)
        : { x: left + width / 2, y: top + height / 2 };
    const wide = Math.min(this.#whole.width, Math.max(this.#whole.width / 12, width / by));
    const share = wide / width;
    this.#window = {
      left: at.x - (at.x - left) * share,
      top: at.y - (at.y - top) * share,
      width: wide,
      height: height * share,
    };
    this.#apply();
  }

  /** All of it again. */
  whole(): void {
    this.#window = undefined;
    this.#apply();
  }

  #apply(): void {
    const all = this.#whole;
    const window = this.#window ?? all;
    const held = (at: number, length: number, most: number) => Math.min(Math.max(0, at), Math.max(0, most - length));
    window.left = held(window.left, window.width, all.width);
    window.top = held(window.top, window.height, all.height);
    const { left, top, width, height } = window;
    this.#svg?.setAttribute('viewBox', [left, top, width, height].join(' '));
  }

  #drawn(over: Over): SVGElement[] {
    const at = (place: Point) => this.#view!.at(place);
    if (over.kind === 'ring') {
      const { x, y } = at(over.at);
      return [element('circle', { class: 'ring', cx: x, cy: y, r: 12 })];
    }
    if (over.kind === 'way') {
      const points = over.points.map((each) => at(each));
      const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
      return [
        element('path', { class: 'way', d }),
        ...points.slice(1).map(({ x, y }) => element('circle', { class: 'leg', cx: x, cy: y, r: 5 })),
      ];
    }
    if (over.kind === 'arc') {
      const { x, y } = at(over.at);
      const radius = over.inches * this.#view!.scale;
      const end = (degrees: number) => {
        const turned = (degrees * Math.PI) / 180;
        return `${x + Math.sin(turned) * radius} ${y - Math.cos(turned) * radius}`;
      };
      if (over.half >= 180) return [element('circle', { class: 'arc', cx: x, cy: y, r: radius })];
      const [from, to] = [end(over.facing - over.half), end(over.facing + over.half)];
      const d = `M${x} ${y}L${from}A${radius} ${radius} 0 ${over.half > 90 ? 1 : 0} 1 ${to}Z`;
      return [element('path', { class: 'arc', d })];
    }
    const [from, to] = [at(over.from), at(over.to)];
    const line = element('line', { class: over.kind, x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    if (over.says === undefined) return [line];
    const text = element('text', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 6 });
    text.textContent = over.says;
    return [line, text];
  }
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
