import type { Sentence } from '../sentence.ts';

/** What a man in hide can't do, by how long he still has to hide and what brings him out. */
export const hiding = {
  'hiding-no-fire': ({ unit, action, lasts, begun, waits, thrown }) => {
    if (begun) return `${unit} has been forced into hide, so he can’t fire any more this turn.`;
    const what = action === 'covering-fire' ? 'take Covering Fire' : 'fire';
    return `${unit} is hiding, so he can’t ${what}. ${lasts ? 'He stays in hide this turn' : waits ? rallied(thrown) : 'Stay hidden, or come out with a Move'}.`;
  },
  'hiding-no-assault': ({ unit, lasts, waits, thrown }) => {
    if (lasts) return `${unit} is hiding this turn, so he can’t assault.`;
    return `${unit} is hiding. ${waits ? rallied(thrown) : 'He has to come out with a Move before he can assault'}.`;
  },
  'hiding-no-capture': ({ unit }) =>
    `${unit} is hiding, so he can’t take a prisoner. He has to come out of hide first.`,
  'hiding-no-rally': ({ unit }) => `${unit} has been forced into hide, so he can’t rally anyone.`,
  'hide-lasts': ({ unit, pinned, begun }) =>
    begun
      ? `${unit} has been forced into hide, so he can’t do any more this turn.`
      : `${unit} is in hide for this turn. He can ${pinned ? 'only hide' : 'hide, or sneak towards the nearest terrain'}.`,
  'hide-pinned': ({ unit }) =>
    `${unit} was hit more than once, and one result was hide. He has to stay where he is: hide.`,
  'hide-ends-by-move': ({ unit, waits, thrown }) =>
    `${unit} is hiding. ${waits ? rallied(thrown) : 'He can only come out with a Move'}.`,
  'hide-until-rallied': ({ unit, thrown }) =>
    thrown
      ? `${unit} has been forced into hide and has thrown for himself this turn. Now only a leader can rally him.`
      : `${unit} has been forced into hide. A leader has to rally him, or he throws for himself (/rally kind:self).`,
  'out-of-sight': ({ target }) =>
    `${target} is hiding in terrain, out of sight beyond 2″. Come closer, or pick another target.`,
} satisfies Readonly<Record<string, Sentence>>;

/** What brings out a man who was forced into hide, with the rally rule. */
const rallied = (thrown: unknown) =>
  thrown ? 'A leader has to rally him first' : 'A leader has to rally him first, or his own throw (/rally kind:self)';
