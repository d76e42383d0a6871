import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { quiet } from '../../reply/document.ts';
import type { CommandResult } from '../answers/result.ts';
import { linkTo } from '../messages/link.ts';

/** An answer with the public round that its dice come from, and the notice that stood in the ledger before that. */
export function withRound(
  words: Catalogue,
  referee: Pick<Referee, 'records'>,
  channel: string,
  guild: string | null,
  given: CommandResult,
): CommandResult {
  const seq = given.json?.seq;
  const written = typeof seq === 'number' ? referee.records.lately(channel, seq) : undefined;
  const drawn = written?.record.events.find((event) => event.type === 'drawn');
  const ledger = written?.known.campaign.beacon?.ledger;
  if (!written || !drawn || ledger === undefined) return given;
  const { document } = given;
  const said = quiet(words.beacon.asked(drawn.round));
  const link = { link: linkTo(guild, ledger, drawn.notice), label: `#${drawn.last + 1}` };
  return { ...given, document: { ...document, lines: [...document.lines, { kind: 'small', spans: [said, link] }] } };
}
