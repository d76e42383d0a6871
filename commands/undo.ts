import { undoReply } from '../src/reply/log.ts';
import type { Command } from './command.ts';

export const undo: Command = {
  name: 'undo',
  description: 'Strike out the newest record of the log, if it is yours',
  options: {},
  example: '/undo',
  async run(call) {
    call.options({});
    const undone = await call.referee.undo(call.asked);
    return { document: undoReply(undone), json: { struck: [undone.struck.seq], seq: undone.record.seq } };
  },
};
