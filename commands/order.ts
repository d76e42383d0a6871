import type { Answer, Command } from '../src/command/command.ts';
import type { OptionTable } from '../src/kernel/options.ts';
import type { Written } from '../src/referee/protocol.ts';
import { ordersReply, ownOrdersReply } from '../src/reply/orders.ts';

const options = {
  unit: { type: 'string', help: 'The unit that the order is for; left out, it is for the whole side' },
  side: { type: 'string', help: 'The side, for an umpire who writes for one' },
  complete: { type: 'boolean', default: false, help: 'Your side has written every order that it means to' },
  time: { type: 'boolean', default: false, help: 'For an umpire: time is called, all orders are shown' },
  show: { type: 'boolean', default: false, help: 'Show your own sealed orders to you alone' },
  text: { type: 'string', help: 'What is ordered; at Discord a form asks for it, so that nobody else sees it' },
} as const satisfies OptionTable;

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
  // What stands in the reply must never be seen by all, however long the store takes.
  private: ({ show }) => show === 'true',
  campaign: true,
  example: '/order unit:"2nd Platoon"',
  async run(call) {
    const { text: _, complete, time, show, ...ordered } = call.options(options);
    const { orders } = call.referee;
    // Whom an order is for is as secret as what it says.
    const asked = { ...call.asked, command: '/order' };
    if (show) {
      const own = await orders.read(asked, ordered);
      return { document: ownOrdersReply(own), json: { data: { orders: own } } };
    }
    if (time) return answered(await orders.callTime(call.asked));
    if (complete) return answered(await orders.complete(call.asked, ordered));
    return answered(await orders.seal(asked, ordered, asked.secret?.text ?? ''));
  },
};

function answered({ record, known: { campaign } }: Written): Answer {
  return { document: ordersReply(record, campaign.game), json: { seq: record.seq, data: { events: record.events } } };
}
