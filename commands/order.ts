import type { Answer, Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import type { Written } from '../src/referee/committing.ts';
import { ordersReply, ownOrdersReply } from '../src/reply/battle/orders.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';

const options = {
  unit: option.text({ longest: LONGEST.word }),
  side: option.text({ longest: LONGEST.word }),
  complete: option.flag(),
  time: option.flag(),
  show: option.flag(),
  text: option.text({ longest: LONGEST.order }),
} satisfies OptionsFor<'order'>;

/** `data` has the record's `events`; with `show`, the speaker's own `orders` with `hash` and `text`. */
export const order: Command = {
  name: 'order',
  options,
  form: { option: 'text', secret: true, unless: ['time', 'show', 'complete'] },
  // Nobody else must ever see what's in the reply, however long the store takes.
  private: ({ show }) => show === 'true',
  campaign: true,
  main: ['text'],
  example: '/order unit:"2nd Platoon"',
  examples: ['/order complete:true', '/order show:true'],
  async run(call) {
    const { text: _, complete, time, show, ...ordered } = call.options(options);
    const { orders } = call.referee;
    // Who an order is for is as secret as the order itself.
    const asked = { ...call.asked, command: '/order' };
    if (show) {
      const own = await orders.read(asked, ordered);
      return { document: ownOrdersReply(call.words, own), json: { data: { orders: own } } };
    }
    if (time) return answered(call.words, await orders.callTime(call.asked));
    if (complete) return answered(call.words, await orders.complete(call.asked, ordered));
    return answered(call.words, await orders.seal(asked, ordered, asked.secret?.text ?? ''));
  },
};

function answered(words: Catalogue, { record, known: { campaign } }: Written): Answer {
  return {
    document: ordersReply(words, record, campaign.game),
    json: { seq: record.seq, data: { events: record.events } },
  };
}
