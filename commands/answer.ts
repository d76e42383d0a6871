import { rulingAnswer } from '../src/command/call.ts';
import type { Command, OptionsFor } from '../src/command/command.ts';
import { offersOf } from '../src/command/panel/offers.ts';
import { withBattleEnd } from '../src/command/turns/ending.ts';
import { nextButtons } from '../src/command/turns/opening.ts';
import { withStepBegun } from '../src/command/turns/step-begun.ts';
import { option } from '../src/kernel/options/options.ts';
import { decisionReply } from '../src/reply/asks/decision.ts';
import { withClock } from '../src/reply/dice/fair.ts';
import { correctedReply } from '../src/reply/ruling/correction.ts';

const options = { number: option.integer(1, Infinity) } satisfies OptionsFor<'agree' | 'decline'>;

/** `data` has the record's `events`. If a ruling was agreed to, the answer is like that of any ruling. */
function answering(name: 'agree' | 'decline'): Command {
  return {
    name,
    options,
    campaign: true,
    main: ['number'],
    example: `/${name}`,
    async run(call) {
      const { number } = call.options(options);
      // The game before this record: what's struck out may have named units that it brought.
      const { game: before } = await call.referee.campaign(call.asked.channel);
      const { record, campaign, log } = await call.referee.answer(call.asked, name, number);
      const ruled = record.events.find((event) => event.type === 'ruled');
      const data = { events: record.events };
      const struck = record.events.flatMap((event) => (event.type === 'undone' ? event.strikes : []));
      const correction = record.events.find((event) => event.type === 'corrected');
      if (correction) {
        const corrections = correctedReply(call.words, record, correction, campaign.game);
        const lines = [...decisionReply(call.words, record, campaign.game).lines.slice(0, 1), ...corrections.lines];
        return {
          document: await withBattleEnd(call.words, call.referee, call.asked, record, campaign.game, {
            ...corrections,
            lines,
          }),
          json: { seq: record.seq, data: { ...data, corrected: correction } },
        };
      }
      const told = decisionReply(call.words, record, struck.length > 0 ? before : campaign.game);
      const document = withClock(call.words, told, record, campaign);
      if (!ruled)
        return {
          document: await withBattleEnd(call.words, call.referee, call.asked, record, campaign.game, document),
          json: { seq: record.seq, data, ...(struck.length > 0 ? { struck } : {}) },
        };
      const rulings = record.events.filter((event) => event.type === 'ruled');
      const ruling = { kind: 'ruling', record, ruled, rulings, log, game: campaign.game, campaign } as const;
      const given = rulingAnswer(call.words, ruling);
      const whole = { ...given.document, lines: [...document.lines.slice(0, 1), ...given.document.lines] };
      const offers = () =>
        offersOf(call.words, call.referee, call.asked, ruling, (game, ruleset) =>
          nextButtons(call.words, game, ruleset),
        );
      const answer = withStepBegun(call.words, { ...given, document: whole, offers }, record, campaign.game);
      return {
        ...answer,
        document: await withBattleEnd(call.words, call.referee, call.asked, record, campaign.game, answer.document),
        json: { ...given.json, data },
      };
    },
  };
}

export const answerCommands: readonly Command[] = [answering('agree'), answering('decline')];
