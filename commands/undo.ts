import type { Command } from '../src/command/command.ts';
import type { OptionTable } from '../src/kernel/options.ts';
import { decisionReply } from '../src/reply/decision.ts';
import { undoReply } from '../src/reply/undo.ts';

const options = {
  to: { type: 'integer', min: 1, records: true, help: 'Undo everything back to this number of the log' },
  confirm: { type: 'integer', min: 1, help: 'The newest number, as shown, when several are undone' },
} as const satisfies OptionTable;

export const undo: Command = {
  name: 'undo',
  description: 'Strike out the newest record of the log, or everything back to a number',
  options,
  example: '/undo',
  async run(call) {
    // As it stands before: what is struck out may have named units that came with it.
    const { game } = await call.referee.campaign(call.asked.channel);
    const given = await call.referee.undo(call.asked, call.options(options));
    const numbers = given.records.map(({ seq }) => seq);
    const document = undoReply(given, game);
    if (given.kind === 'to-confirm') return { document, json: { data: { toConfirm: numbers } } };
    const { seq } = given.record;
    return { document, json: given.kind === 'undone' ? { struck: numbers, seq } : { seq, data: { asked: numbers } } };
  },
};

export const redo: Command = {
  name: 'redo',
  description: 'Lift the last undo, if nothing came between',
  options: {},
  example: '/redo',
  async run(call) {
    call.options({});
    const { record, campaign } = await call.referee.redo(call.asked);
    return {
      document: decisionReply(record, campaign.game),
      json: { seq: record.seq, data: { events: record.events } },
    };
  },
};
