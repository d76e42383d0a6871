import { type Book, COVERS } from '../../../../../data/ww2-skirmish/book.ts';
import { AFV_FACTORS } from '../../../../../data/ww2-skirmish/solo/solo-tables.ts';
import { folded } from '../../../../kernel/options/folded.ts';
import { nearest } from '../../../../kernel/options/nearest.ts';
import { meantByName } from '../../../../kernel/options/short-name.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Question } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { has } from '../../unit.ts';
import { TOLD_OF_TEAMS } from '../factors.ts';
import { countersOf, counterTold } from './counters.ts';
import { listed, NONE } from './named.ts';
import { portalsOf, portalsTold } from './portals.ts';
import { sightOf } from './seen.ts';
import { changesIn, ownTeams, soloSide } from './sides.ts';
import { askSight, sightTold } from './sight.ts';

type Given = Readonly<Record<string, string>>;

/** What's said of counters and portals beside a unit's own answer. */
const COUNTERS = 'counters';
const PORTALS = 'portals';
const OF_PORTALS: readonly string[] = ['come-upon', 'cornered', 'unavailable', 'portal-range'];
const KEEPING: readonly string[] = ['same', 'all-same', 'presumed'];

/** An answer in its parts: what the question asks, and what else it says of the phase. */
interface Parts {
  readonly own: Given;
  readonly units: readonly { readonly unit: Unit; readonly text: string }[];
  readonly counters?: string;
  readonly portals?: Given;
}

/**
 * WS-SOLO-06: players can say of the whole phase at once what they see: `Weber:'Hale 14' Kruse:none counters:none portals:all`.
 * @returns the question's own answer, and what the rest of it changes, before it
 * @throws {InputError} for a name that's neither an option nor a unit of the side that still has to be asked about
 */
export function toldAtOnce(
  scene: Scene,
  question: Question,
  given: Given,
  book: Book,
): { readonly own: Given; readonly effects: readonly Effect[] } {
  const { own, units, counters, portals } = parts(scene, question, given);
  const changes = changesIn(scene);
  for (const { unit, text } of units) {
    const said = sightIn(changes.scene, unit, text, book);
    changes.include(sightTold(changes.scene, changes.now(unit), said, book));
  }
  if (counters !== undefined) changes.include(counterTold(changes.scene, countersIn(changes.scene, counters), book));
  if (portals !== undefined) changes.include(portalsTold(changes.scene, portals, book));
  return { own, effects: changes.effects };
}

function parts(scene: Scene, question: Question, given: Given): Parts {
  const own: Record<string, string> = {};
  const units: { unit: Unit; text: string }[] = [];
  const portals: Record<string, string> = {};
  let counters: string | undefined;
  const inPhase = scene.at?.side === soloSide(scene);
  for (const [name, text] of Object.entries(given)) {
    const unit = unitCalled(scene, name);
    if (KEEPING.includes(name) || Object.hasOwn(question.options, name)) own[name] = text;
    else if (inPhase && unit && unit.id === question.unit) Object.assign(own, { [AS_TEXT]: text });
    else if (inPhase && unit) units.push({ unit, text });
    else if (inPhase && name === COUNTERS) counters = text;
    else if (name === PORTALS || name === 'in-sight') portals['in-sight'] = text;
    else if (OF_PORTALS.includes(name)) portals[name] = text;
    else throw unknown(scene, question, name);
  }
  const ofPortals = Object.keys(portals).length > 0;
  if (question.id === 'portals')
    return { own: { ...own, ...portals }, units, ...(counters === undefined ? {} : { counters }) };
  if (question.id === 'counter' && counters !== undefined)
    return { own: { ...own, ...countersIn(scene, counters) }, units, ...(ofPortals ? { portals } : {}) };
  return { own, units, ...(counters === undefined ? {} : { counters }), ...(ofPortals ? { portals } : {}) };
}

/** The unit's own answer as one text, until it's read. */
const AS_TEXT = 'said';

/** The question's own answer with a text that names its unit read. @throws {InputError} */
export function ownAnswer(scene: Scene, unit: Unit, { [AS_TEXT]: text, ...own }: Given, book: Book): Given {
  return text === undefined ? own : { ...sightIn(scene, unit, text, book), ...own };
}

/** `Force 1` can't stand before a colon, so it's written `Force-1`. */
function unitCalled(scene: Scene, name: string): Unit | undefined {
  const own = ownTeams(scene);
  return meantByName(own, name) ?? meantByName(own, name.replaceAll('-', ' '));
}

/** `Hale 14 soft, in hard, defending`: who's nearest, how far, his cover, its own, and what's true of it. @throws {InputError} */
function sightIn(scene: Scene, unit: Unit, text: string, book: Book): Given {
  const { options } = askSight(scene, unit, book);
  const factors = options.cover ? TOLD_OF_TEAMS : AFV_FACTORS;
  const said: Record<string, string> = {};
  const names: string[] = [];
  const told: string[] = [];
  const words = text.split(/[\s,]+/).filter((each) => each !== '');
  if (words.length === 1 && folded(words[0]!) === 'same') return {};
  for (let i = 0; i < words.length; i++) {
    const word = folded(words[i]!);
    if (/^\d+(\.\d+)?["″]?$/.test(word) && names.length > 0 && said.range === undefined)
      said.range = word.replace(/["″]$/, '');
    else if (word === 'in' && options.cover && isCover(words[i + 1])) said.cover = words[++i]!;
    else if (isCover(word)) said['target-cover'] = word;
    else if ((factors as readonly string[]).includes(word)) told.push(word);
    else names.push(words[i]!);
  }
  if (names.length > 0) said.nearest = names.join(' ');
  if (told.length > 0) said.factors = told.join(',');
  return said;
}

function isCover(word: string | undefined): boolean {
  return word !== undefined && (COVERS as readonly string[]).includes(folded(word));
}

/** `Counter 1 at Hale 10 soft, Counter 2 at Bell 8`. @throws {InputError} */
function countersIn(scene: Scene, text: string): Given {
  const entries = listed(text);
  if (entries.length === 0 || (entries.length === 1 && folded(entries[0]!) === NONE)) return {};
  const each = entries.map((entry) => {
    const [, counter = '', target = '', range = '', cover = 'open'] =
      /^(.+?) at (.+?) (\d+(?:\.\d+)?)["″]?(?: (open|soft|hard))?$/i.exec(entry) ?? [];
    if (counter === '') throw new InputError('solo-counters-form', { entry });
    return { counter, target, range, cover };
  });
  const known = countersOf(scene).length > 0;
  if (!known) throw new InputError('solo-not-among', { unit: each[0]!.counter, what: 'counter', allowed: [] });
  const all = (part: keyof (typeof each)[number]) => each.map((one) => one[part]).join(',');
  return { counter: all('counter'), target: all('target'), range: all('range'), cover: all('cover') };
}

function unknown(scene: Scene, question: Question, name: string): InputError {
  const units = ownTeams(scene).filter((unit) => !has(unit, 'looked-round'));
  const allowed = [
    ...Object.keys(question.options),
    'same',
    ...(scene.at?.side === soloSide(scene) ? [...units.map((unit) => unit.name.replaceAll(' ', '-')), COUNTERS] : []),
    ...(portalsOf(scene).length > 0 ? [PORTALS] : []),
  ];
  return new InputError('solo-no-such-part', { part: name, nearest: nearest(name, allowed), allowed });
}

/** How the whole phase would be answered at once, where more than this question is still to come. */
export function exampleAtOnce(scene: Scene): Readonly<Record<string, string>> | undefined {
  if (scene.at?.side !== soloSide(scene)) return undefined;
  const open = (unit: Unit) => !has(unit, 'looked-round') && !has(unit, 'went') && !has(unit, 'routed');
  const units = ownTeams(scene).filter(open);
  const counters = countersOf(scene).some((each) => !has(each, 'looked-round'));
  const portals = portalsOf(scene).length > 0 && scene.table['portals-answered'] !== true;
  if (units.length + Number(counters) + Number(portals) < 2) return undefined;
  return Object.fromEntries([
    ...(counters ? [[COUNTERS, NONE] as const] : []),
    ...units.map((unit) => [unit.name.replaceAll(' ', '-'), seenBefore(scene, unit)] as const),
    ...(portals ? [[PORTALS, inSightBefore(scene)] as const] : []),
  ]);
}

function seenBefore(scene: Scene, unit: Unit): string {
  const nearest = sightOf(scene, unit, 'sees');
  if (!nearest) return NONE;
  return `${nearest.unit.name} ${nearest.range}${nearest.cover === 'open' ? '' : ` ${nearest.cover}`}`;
}

function inSightBefore(scene: Scene): string {
  const names = portalsOf(scene).flatMap((portal) => (has(portal, 'in-sight') ? [portal.name] : []));
  return names.length > 0 ? names.join(',') : NONE;
}
