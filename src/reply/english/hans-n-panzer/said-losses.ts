import type { ChangeWords } from '../ruling/change-words.ts';
import { allOf, possessive, say } from '../words.ts';
import { length } from './words.ts';

type Said = NonNullable<ChangeWords['said']>;

export const men = (number: unknown) => (number === 1 ? '1 man' : `${number} men`);

/** Men hit in a step, and the losses when it ends. */
export const losses: Said = {
  'men-hit': ({ names: [unit], values }) => {
    const [hit, of] = [Number(values.hit), Number(values.men)];
    const all = hit >= of;
    const off = values.later ? `when the ${say(String(values.later))} step ends` : 'when the step ends';
    if (all && of === 1) return `${possessive(unit!)} only man is hit. He comes off ${off}.`;
    if (all) return `${of === 2 ? 'Both' : `All ${of}`} men of ${unit} are hit. They come off ${off}.`;
    if (hit === 1) return `1 of ${possessive(unit!)} ${of} men is hit. He comes off ${off}.`;
    return `${hit} of ${possessive(unit!)} ${of} men are hit. They come off ${off}.`;
  },
  'loses-men': ({ names: [unit], values }) => {
    const left = Number(values.left);
    return `${unit} loses ${men(values.lost)}; ${left} ${left === 1 ? 'is' : 'are'} left.`;
  },
  'wiped-out': ({ names: [unit], values }) => {
    const lost = Number(values.lost);
    if (lost === 0) return `${unit} has no men left and is lost.`;
    return `${unit} loses ${lost === 1 ? 'its last man' : `its last ${lost} men`} and is lost.`;
  },
  disabled: ({ names: [vehicle, ...riders], values }) => {
    const others = Number(values.others);
    const out = [...riders, ...(others > 0 ? [`${others} ${others === 1 ? 'passenger' : 'passengers'}`] : [])];
    const news = `${vehicle} is disabled`;
    if (out.length === 0) return { news };
    return { news, more: `${allOf(out)} ${out.length === 1 && others <= 1 ? 'gets' : 'get'} out unharmed.` };
  },
  destroyed: ({ names: [vehicle, ...behind], values }) => {
    const crew = Number(values.crew);
    const others = Number(values.others);
    const riders = crew > 0 ? behind.slice(1) : [...behind];
    if (others > 0) riders.push(`${others} ${others === 1 ? 'passenger' : 'passengers'}`);
    const one = riders.length === 1 && others <= 1;
    if (crew > 0) {
      const wreck = `${vehicle} is destroyed. ${behind[0]}, ${men(crew)}, takes cover behind it`;
      return riders.length > 0 ? `${wreck}, and so ${one ? 'does' : 'do'} ${allOf(riders)}.` : `${wreck}.`;
    }
    if (riders.length === 0) return `${vehicle} is destroyed${values.empty ? '' : ', and nobody gets out'}.`;
    return `${vehicle} is destroyed. ${allOf(riders)} ${one ? 'takes' : 'take'} cover behind it.`;
  },
  'house-falls': ({ names: [house, ...lost] }) =>
    lost.length === 0
      ? `${house} collapses.`
      : `${house} collapses. ${allOf(lost)} ${lost.length === 1 ? 'is' : 'are'} lost.`,
  'command-lost': ({ names: [command, ...near], values }) => {
    const far = String(values.distances).split(',');
    const distances = near.map((name, i) => `${name} (${length(far[i], values.in)})`);
    const known =
      distances.length > 0 ? `as far as you’ve said, ${allOf(distances)}` : 'you haven’t said which ones those are';
    return `${command} is lost. Every unit within ${length(values.within, values.in)} of it checks morale; ${known}.`;
  },
};
