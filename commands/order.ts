import type { Answer, Command } from '../src/command/command.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import type { Written } from '../src/referee/protocol.ts';
import { ordersReply, ownOrdersReply } from '../src/reply/battle/orders.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';

const options = {
  unit: option.text('The unit the order is for; leave it out for the whole side'),
  side: option.text('The side, for an umpire who writes for one'),
  complete: option.flag('Your side has written all its orders'),
  time: option.flag('For an umpire: call time, and show all the orders'),
  show: option.flag('See your own sealed orders; nobody else sees them'),
  text: option.text('What you order; on Discord a form asks for it, so nobody else sees it'),
} satisfies OptionTable;

/** `data` has the record's `events`; with `show`, the speaker's own `orders` with `hash` and `text`. */
export const order: Command = {
  name: 'order',
  description: 'Write an order that nobody else reads until every side is in, or time is called',
  options,
  form: {
    option: 'text',
    title: 'Sealed order',
    label: 'Only you and the referee see this for now',
    secret: true,
    unless: ['time', 'show', 'complete'],
  },
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
