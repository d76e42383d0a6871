import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { redoReply, undoReply } from '../src/reply/ruling/undo.ts';

const options = {
  to: option.integer(1, Infinity, { records: 'undoable' }),
  confirm: option.integer(1, Infinity),
} satisfies OptionsFor<'undo'>;

export const undo: Command = {
  name: 'undo',
  options,
  main: ['to'],
  example: '/undo',
  examples: ['/undo to:12'],
  async run(call) {
    // The game before this record: what's struck out may have named units that it brought.
    const { game } = await call.referee.campaign(call.asked.channel);
    const given = await call.referee.undoing.undo(call.asked, call.options(options));
    const numbers = given.records.map(({ seq }) => seq);
    const document = undoReply(call.words, given, game);
    if (given.kind === 'to-confirm') return { document, json: { data: { toConfirm: numbers } } };
    const { seq } = given.record;
    return { document, json: given.kind === 'undone' ? { struck: numbers, seq } : { seq, data: { asked: numbers } } };
  },
};

export const redo: Command = {
  name: 'redo',
  options: {},
  example: '/redo',
  async run(call) {
    call.options({});
    const { record, campaign, records } = await call.referee.undoing.redo(call.asked);
    return {
      document: redoReply(call.words, record, records, campaign.game),
      json: { seq: record.seq, data: { events: record.events } },
    };
  },
};
