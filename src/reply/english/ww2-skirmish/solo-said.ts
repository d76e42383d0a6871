import { withArticle } from '../article.ts';
import type { ChangeWords } from '../ruling/change-words.ts';
import { allOf, number, say, theSide } from '../words.ts';

type Said = NonNullable<ChangeWords['said']>;

const inches = (value: unknown) => `${number(Number(value))}″`;

const when = (later: unknown) => (later === true ? 'the next turn' : 'this turn');

/** What the side that runs itself does, as orders for the figures: who, what, how far, towards whom, and by which rule. */
const reminders: Said = {
  // Moves
  'moves-to-enemy': ({ names: [who, enemy], values, rule }) =>
    `${who} moves: ${inches(values.inches)} towards ${enemy} (${rule}).`,
  advances: ({ names: [who, enemy], values, rule }) =>
    `${who} advances: ${inches(values.inches)} towards ${enemy}, dispersed (${rule}).`,
  attacks: ({ names: [who, enemy], values, rule }) =>
    `${who} attacks: ${inches(values.inches)} towards ${enemy} (${rule}).`,
  charges: ({ names: [who, enemy], rule }) => `${who} charges ${enemy} and is in contact (${rule}).`,
  'charges-many': ({ names: [who, enemy], values }) =>
    `${who} charges ${enemy}, ${values.figures} men to ${values.against}: ${enemy} tests first (WS-MOR-01).`,
  'halts-in-cover': ({ names: [who], values, rule }) =>
    `${who} goes ${inches(values.inches)} to the nearest cover and halts there (${rule}).`,
  'halts-in-cover-alone': ({ names: [who], values, rule }) =>
    `${who} goes ${inches(values.inches)} to the nearest cover and halts there (${rule}).`,
  retreats: ({ names: [who, enemy], values, rule }) =>
    `${who} retreats: ${inches(values.inches)} away from ${enemy}, or to the nearest cover farther from all enemies (${rule}).`,
  'retreats-alone': ({ names: [who], values, rule }) =>
    `${who} retreats: ${inches(values.inches)} away, or to the nearest cover farther from all enemies (${rule}).`,
  'retreats-to-friends': ({ names: [who], values, rule }) =>
    `${who} retreats: ${inches(values.inches)} to the nearest friends who aren’t in front of it (${rule}).`,
  routs: ({ names: [who, enemy], values, rule }) =>
    `${who} runs ${inches(values.inches)} from ${enemy}, and can’t fire or fight (${rule}). Surrounded: /solo task:surrender who:${who}`,
  'routs-alone': ({ names: [who], values, rule }) =>
    `${who} runs ${inches(values.inches)} from the nearest enemy, and can’t fire or fight (${rule}). Surrounded: /solo task:surrender who:${who}`,
  runs: ({ names: [who], values, rule }) =>
    `${who} runs ${inches(values.inches)} from the nearest enemy and does not fire until it rallies (${rule}). Surrounded: /solo task:surrender who:${who}`,
  'crew-out': ({ names: [who], values, rule }) =>
    `${who}’s crew is out: ${inches(values.inches)} away from the nearest enemy (${rule}).`,
  'bales-out': ({ names: [who], rule }) => `${who}’s crew bails out (${rule}).`,
  'leaves-gun': ({ names: [who] }) => `${who}’s crew leaves the gun and goes on foot.`,
  'retires-now': ({ names: [who], values, rule }) =>
    `${who} retires: at least ${inches(values.inches)} to cover (${rule}). Move it to the nearest cover to its rear, ${inches(values.most)} at most.`,
  'measure-anew': ({ names: [who] }) => `Measure again: ${who} has gone back, so nothing else has happened.`,
  // Standing still
  'goes-on': ({ names: [who], values, rule }) => `${who} goes on: ${say(String(values.order))} (${rule}).`,
  'goes-on-staying': ({ names: [who], rule }) => `${who} goes on: it stays where it is (${rule}).`,
  halts: ({ names: [who, enemy], rule }) => `${who} stays, but can turn to ${enemy ?? 'the nearest enemy'} (${rule}).`,
  'halts-alone': ({ names: [who], rule }) => `${who} stays (${rule}).`,
  'stays-in-cover': ({ names: [who], rule }) => `${who} stays in its cover (${rule}).`,
  'gun-stays': ({ names: [who], rule }) => `${who} stays: the book gives a gun no speed (${rule}).`,
  'nobody-to-go-for': ({ names: [who], rule }) => `${who} sees nobody to go for, so it stays (${rule}).`,
  'no-actions': ({ names: [who], rule }) => `${who} has no Actions left to move, so it stays (${rule}).`,
  'in-contact': ({ names: [who, enemy], rule }) => `${who} stays in contact${enemy ? ` with ${enemy}` : ''} (${rule}).`,
  pinned: ({ names: [who], rule }) => `${who} stays: it’s suppressed, and keeps its Actions to lift that (${rule}).`,
  idle: ({ names: [who], rule }) => `${who} fell back, so it can’t move or fire in this phase (${rule}).`,
  stunned: ({ names: [who], rule }) => `${who}’s crew is stunned, so it can’t do anything (${rule}).`,
  'stuck-fast': ({ names: [who], rule }) => `${who} can’t move (${rule}).`,
  'players-drive': ({ names: [who], rule }) => `${who} isn’t an AFV. Drive it yourselves, once this turn (${rule}).`,
  // AFVs
  'carries-on': ({ names: [who], rule }) => `${who} carries on (${rule}).`,
  'carries-on-alone': ({ names: [who], rule }) => `${who} carries on (${rule}).`,
  'afv-halts': ({ names: [who], rule }) =>
    `${who} halts: it can go to cover within 6″ and turn to the nearest enemy (${rule}).`,
  'afv-halts-alone': ({ names: [who], rule }) => `${who} halts: it can go to cover within 6″ (${rule}).`,
  manoeuvres: ({ names: [who], values, rule }) =>
    `${who} manoeuvres: up to ${inches(values.inches)} to the nearest friendly infantry and along with them, or as you like if there are none (${rule}).`,
  'manoeuvres-alone': ({ names: [who], values, rule }) =>
    `${who} manoeuvres: up to ${inches(values.inches)} to the nearest friendly infantry and along with them, or as you like if there are none (${rule}).`,
  'afv-advances': ({ names: [who, enemy], values, rule }) =>
    `${who} advances: ${inches(values.inches)} towards ${enemy}, not within 20″ (${rule}).`,
  'afv-advances-alone': ({ names: [who], values, rule }) =>
    `${who} advances: ${inches(values.inches)} towards its objective or the far table edge (${rule}).`,
  'near-enough': ({ names: [who, enemy], rule }) => `${who} halts within 20″ of ${enemy} (${rule}).`,
  'afv-retreats': ({ names: [who, enemy], values, rule }) =>
    `${who} retreats: ${inches(values.inches)} away from ${enemy}, in cover if it can (${rule}).`,
  'afv-retreats-alone': ({ names: [who], values, rule }) =>
    `${who} retreats: ${inches(values.inches)} from the most threatening enemy, in cover if it can (${rule}).`,
  // Looking
  'as-before': ({ names: [who], values, rule }) =>
    `${who}: as before: ${values.name === undefined ? 'nobody' : `${values.name}, ${inches(values.inches)}`} (${rule}).`,
  'not-made-out': ({ names: [who, enemy], rule }) => `${who} has not made out ${enemy} (${rule}).`,
  'may-react': ({ names: [who, mover], values, rule }) =>
    `${who} may fire at ${mover}: /${values.verb ?? 'fire'} attacker:${quoted(who)} target:${quoted(mover)} range:… (${rule}).`,
  // Counters and portals
  'counter-was': ({ names: [counter], values, rule }) =>
    `${counter} was ${values.kind === 'artillery' ? 'artillery' : withArticle(String(values.kind))} (${rule}).`,
  'mine-strikes': ({ names: [mine, target], rule }) => `${mine} goes off again, at ${target} (${rule}).`,
  'counter-shielded': ({ names: [counter, target], rule }) =>
    `${counter} can’t hurt anybody in ${target}: they’re all behind armour (${rule}).`,
  'no-counter-looks': ({ rule }) => `No counter looks for anyone (${rule}).`,
  'counter-dummy': ({ names: [counter] }) => `${counter} was a dummy.`,
  'no-portal-seen': ({ rule }) => `No portal is in sight, so nothing comes on (${rule}).`,
  'portals-as-before': ({ names, rule }) =>
    `Portals in sight: as before: ${names.length > 0 ? allOf(names) : 'none'} (${rule}).`,
  'counters-as-before': ({ names, rule }) => {
    const pairs = names.flatMap((name, i) => (i % 2 === 0 ? [`${name} at ${names[i + 1]}`] : []));
    return `Counters: as before: ${pairs.length > 0 ? allOf(pairs) : 'nobody'} (${rule}).`;
  },
  'portal-moves': ({ names: [portal], rule }) => `${portal} moves on to the next cover within 12″ (${rule}).`,
  'portal-cornered': ({ names: [portal], rule }) => `${portal} has nowhere to go and is eliminated (${rule}).`,
  redeploys: ({ rule }) =>
    `Move every portal you’ve passed to within 6″ of the straight line to the centre of the enemy’s table edge (${rule}).`,
  'officer-comes': ({ rule }) => `Put the Officer at the rearmost portal (${rule}).`,
  'comes-on-at': ({ names: [portal], values, rule }) =>
    `${values.called} comes on at ${portal}: ${say(String(values.force))}. It acts from ${when(values.later)} (${rule}).`,
  'comes-on': ({ values, rule }) =>
    `${values.called} comes on at the portal farthest from your nearest tank that sees it best: ${say(String(values.force))}. It acts from ${when(values.later)} (${rule}).`,
  'pool-fills': ({ values, rule }) =>
    `${values.men === 1 ? '1 man' : `${values.men} men`} and the weapons lost are back among the enemy’s figures (${rule}).`,
};

/** Keyed by the words that the rules use for them. */
export const soloSaid: Said = Object.fromEntries(
  Object.entries(reminders).map(([word, says]) => [`solo-${word}`, says]),
);

const silent = () => undefined;

/** Another line says this about the side that runs itself, or nobody needs to be told. */
export const soloFields: ChangeWords['fields'] = {
  solo: ({ value, sideName }) =>
    value === undefined ? undefined : `The rules play ${theSide(sideName(String(value)))}.`,
  order: silent,
  'in-sight': silent,
  counter: silent,
  'turned-over': silent,
  force: silent,
  'contact-made': silent,
  pool: ({ value }) => `Figures for the enemy: ${[value ?? 'none'].flat().join(', ').replaceAll(':', ' ')}.`,
  unavailable: silent,
};

function quoted(name: string | undefined): string {
  return name !== undefined && /\s/.test(name) ? `"${name}"` : (name ?? '');
}
