import { withArticle } from '../article.ts';
import type { ChangeWords } from '../ruling/change-words.ts';
import { allOf, number, say, theSide } from '../words.ts';

type Said = NonNullable<ChangeWords['said']>;

const inches = (value: unknown) => `${number(Number(value))}″`;

const when = (later: unknown) => (later === true ? 'the next turn' : 'this turn');

/** What the side that runs itself does, as orders for the figures: who, what, how far, towards whom. */
const reminders: Said = {
  // Moves
  'moves-to-enemy': ({ names: [who, enemy], values }) => `${who} moves: ${inches(values.inches)} towards ${enemy}.`,
  advances: ({ names: [who, enemy], values }) =>
    `${who} advances: ${inches(values.inches)} towards ${enemy}, dispersed.`,
  attacks: ({ names: [who, enemy], values }) => `${who} attacks: ${inches(values.inches)} towards ${enemy}.`,
  charges: ({ names: [who, enemy] }) => `${who} charges ${enemy} and is in contact.`,
  'charges-many': ({ names: [who, enemy], values }) =>
    `${who} charges ${enemy}, ${values.figures} men to ${values.against}: ${enemy} tests first (WS-MOR-01).`,
  'halts-in-cover': ({ names: [who], values }) =>
    `${who} goes ${inches(values.inches)} to the nearest cover and halts there.`,
  'halts-in-cover-alone': ({ names: [who], values }) =>
    `${who} goes ${inches(values.inches)} to the nearest cover and halts there.`,
  retreats: ({ names: [who, enemy], values }) =>
    values.drawn
      ? `${who} retreats: ${inches(values.inches)}, away from ${enemy}.`
      : `${who} retreats: ${inches(values.inches)} away from ${enemy}, or to the nearest cover farther from all enemies.`,
  'retreats-alone': ({ names: [who], values }) =>
    values.drawn
      ? `${who} retreats: ${inches(values.inches)}.`
      : `${who} retreats: ${inches(values.inches)} away, or to the nearest cover farther from all enemies.`,
  'retreats-to-friends': ({ names: [who], values }) =>
    `${who} retreats: ${inches(values.inches)} to the nearest friends to the side or rear.`,
  routs: ({ names: [who, enemy], values }) =>
    `${who} runs ${inches(values.inches)} from ${enemy}, and can’t fire or fight. Surrounded: /solo task:surrender who:${who}`,
  'routs-alone': ({ names: [who], values }) =>
    `${who} runs ${inches(values.inches)} from the nearest enemy, and can’t fire or fight. Surrounded: /solo task:surrender who:${who}`,
  runs: ({ names: [who], values }) =>
    `${who} runs ${inches(values.inches)} from the nearest enemy and does not fire until it rallies. Surrounded: /solo task:surrender who:${who}`,
  'crew-out': ({ names: [who], values }) =>
    `${who}’s crew is out: ${inches(values.inches)} away from the nearest enemy.`,
  'bales-out': ({ names: [who] }) => `${who}’s crew bails out.`,
  'leaves-gun': ({ names: [who] }) => `${who}’s crew leaves the gun and goes on foot.`,
  'retires-now': ({ names: [who], values }) =>
    `${who} retires: at least ${inches(values.inches)} to cover. Move it to the nearest cover to its rear, ${inches(values.most)} at most.`,
  'measure-anew': ({ names: [who] }) => `Measure again: ${who} has gone back, so nothing else has happened.`,
  // Standing still
  'goes-on': ({ names: [who], values }) => `${who} goes on: ${say(String(values.order))}.`,
  'goes-on-staying': ({ names: [who] }) => `${who} goes on and stays put.`,
  halts: ({ names: [who, enemy], values }) =>
    values.drawn
      ? `${who} stays and turns to ${enemy}.`
      : `${who} stays, but can turn to ${enemy ?? 'the nearest enemy'}.`,
  'halts-alone': ({ names: [who] }) => `${who} stays.`,
  'stays-in-cover': ({ names: [who] }) => `${who} stays in cover.`,
  'gun-stays': ({ names: [who] }) => `${who} stays: the book gives a gun no speed.`,
  'nobody-to-go-for': ({ names: [who] }) => `${who} stays: there’s nobody in sight to go for.`,
  'stays-there': ({ names: [who] }) => `${who} stays where it is.`,
  'no-way': ({ names: [who] }) => `${who} stays: there’s nowhere better to go.`,
  'no-actions': ({ names: [who] }) => `${who} stays: no Actions are left to move with.`,
  'in-contact': ({ names: [who, enemy] }) => `${who} stays in contact${enemy ? ` with ${enemy}` : ''}.`,
  pinned: ({ names: [who] }) => `${who} stays: suppressed, and keeping the Actions to lift that.`,
  idle: ({ names: [who] }) => `${who} fell back and can’t move or fire in this phase.`,
  stunned: ({ names: [who] }) => `${who}’s crew is stunned and can’t do anything.`,
  'stuck-fast': ({ names: [who] }) => `${who} can’t move.`,
  'players-drive': ({ names: [who] }) => `${who} isn’t an AFV. Drive it yourselves, once this turn.`,
  // AFVs
  'carries-on': ({ names: [who] }) => `${who} carries on.`,
  'carries-on-alone': ({ names: [who] }) => `${who} carries on.`,
  'afv-halts': ({ names: [who, enemy], values }) => {
    if (!values.drawn) return `${who} halts: it can go to cover within 6″ and turn to the nearest enemy.`;
    return values.inches === undefined
      ? `${who} halts and turns to ${enemy}.`
      : `${who} halts: it goes ${inches(values.inches)} to cover and turns to ${enemy}.`;
  },
  'afv-halts-alone': ({ names: [who], values }) =>
    values.drawn ? `${who} halts.` : `${who} halts: it can go to cover within 6″.`,
  manoeuvres: ({ names: [who], values }) =>
    values.drawn
      ? `${who} manoeuvres: ${inches(values.inches)} to the nearest friendly infantry.`
      : `${who} manoeuvres: up to ${inches(values.inches)} to the nearest friendly infantry and along with them, or as you like if there are none.`,
  'manoeuvres-alone': ({ names: [who], values }) =>
    values.drawn
      ? `${who} manoeuvres: ${inches(values.inches)} to the nearest friendly infantry.`
      : `${who} manoeuvres: up to ${inches(values.inches)} to the nearest friendly infantry and along with them, or as you like if there are none.`,
  'afv-advances': ({ names: [who, enemy], values }) =>
    `${who} advances: ${inches(values.inches)} towards ${enemy}, not within 20″.`,
  'afv-advances-alone': ({ names: [who], values }) =>
    `${who} advances: ${inches(values.inches)} towards its objective or the far table edge.`,
  'near-enough': ({ names: [who, enemy] }) => `${who} halts within 20″ of ${enemy}.`,
  'afv-retreats': ({ names: [who, enemy], values }) =>
    `${who} retreats: ${inches(values.inches)} away from ${enemy}, in cover if it can.`,
  'afv-retreats-alone': ({ names: [who], values }) =>
    `${who} retreats: ${inches(values.inches)} from the most threatening enemy, in cover if it can.`,
  // Looking
  'as-before': ({ names: [who], values }) =>
    `${who}: as before: ${values.name === undefined ? 'nobody' : `${values.name}, ${inches(values.inches)}`}.`,
  'not-made-out': ({ names: [who, enemy] }) => `${who} has not made out ${enemy}.`,
  'may-react': ({ names: [who, mover], values }) =>
    `${who} may fire at ${mover}: /${values.verb ?? 'fire'} attacker:${quoted(who)} target:${quoted(mover)} range:….`,
  // Counters and portals
  'counter-was': ({ names: [counter], values }) =>
    `${counter} was ${values.kind === 'artillery' ? 'artillery' : withArticle(String(values.kind))}.`,
  'mine-strikes': ({ names: [mine, target] }) => `${mine} goes off again, at ${target}.`,
  'counter-shielded': ({ names: [counter, target] }) =>
    `${counter} can’t hurt anybody in ${target}: they’re all behind armour.`,
  'no-counter-looks': () => `No counter looks for anyone.`,
  'counter-dummy': ({ names: [counter] }) => `${counter} was a dummy.`,
  'no-portal-seen': () => `No portal is in sight, so nothing comes on.`,
  'portals-as-before': ({ names }) => `Portals in sight: as before: ${names.length > 0 ? allOf(names) : 'none'}.`,
  'counters-as-before': ({ names }) => {
    const pairs = names.flatMap((name, i) => (i % 2 === 0 ? [`${name} at ${names[i + 1]}`] : []));
    return `Counters: as before: ${pairs.length > 0 ? allOf(pairs) : 'nobody'}.`;
  },
  'portal-moves': ({ names: [portal] }) => `${portal} moves on to the next cover within 12″.`,
  'portal-cornered': ({ names: [portal] }) => `${portal} has nowhere to go and is eliminated.`,
  redeploys: ({ values }) =>
    values.drawn
      ? 'The portals you’ve passed are by the line to the centre of the enemy’s table edge again. If no edge is laid, move them there yourselves.'
      : `Move every portal you’ve passed to within 6″ of the straight line to the centre of the enemy’s table edge.`,
  'officer-comes': () => `Put the Officer at the rearmost portal.`,
  'comes-on-at': ({ names: [portal], values }) =>
    `${values.called} comes on at ${portal}: ${say(String(values.force))}. It acts from ${when(values.later)}.`,
  'comes-on': ({ values }) =>
    `${values.called} comes on at the portal farthest from your nearest tank that sees it best: ${say(String(values.force))}. It acts from ${when(values.later)}.`,
  'pool-fills': ({ values }) =>
    `${values.men === 1 ? '1 man' : `${values.men} men`} and the weapons lost are back among the enemy’s figures.`,
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
