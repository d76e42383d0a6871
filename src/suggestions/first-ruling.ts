import type { Campaign } from '../campaign/campaign.ts';
import { sideOf } from '../campaign/game.ts';
import type { Call } from '../command/command.ts';
import { written } from '../command/mending.ts';
import { abilitiesOf } from '../referee/able.ts';
import { unitsInOrder } from '../referee/units.ts';
import type { Offers } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { rulesetOf } from '../rules/index.ts';

/** As a battle begins: besides what is offered, a ruling that whoever is to play can have at one press. */
export function withFirstRuling({ asked }: Pick<Call, 'asked'>, campaign: Campaign, offers: Offers = {}): Offers {
  const { game } = campaign;
  const book = game && rulesetOf(game.rules);
  const begins = game?.at?.turn === 1 && game.at.step === book?.turn.steps[0]?.id;
  if (!game || !book || !begins || game.table.solo !== undefined) return offers;
  const side = game.at?.side ?? sideOf(game, asked.user) ?? Object.keys(game.sides)[0]!;
  const able = unitsInOrder(game)
    .filter((unit) => unit.side === side && !unit.gone)
    .flatMap((unit) => abilitiesOf(campaign, book, unit).can);
  // What eyes have to tell is thrown for; a move is no throw.
  const ruling = able.find(({ eyes, given }) => eyes.length > 0 && given.target !== undefined) ?? able[0];
  if (!ruling) return offers;
  const of = written(ruling.verb, ruling.given);
  const first = { action: 'run', of, label: english.notices.firstRuling } as const;
  return { ...offers, buttons: [...(offers.buttons ?? []), first] };
}
