import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { assertPlaysAny } from '../src/referee/agreement/permission.ts';
import { gameIn } from '../src/referee/games/games.ts';
import { line } from '../src/reply/document.ts';

const options = { on: option.flag({ default: true }) } satisfies OptionsFor<'game situation'>;

/** `data` has what was `kept`; nothing at the terminal, which doesn't have this message. */
export const situation: Command = {
  name: 'game situation',
  options,
  private: true,
  campaign: true,
  example: '/game situation',
  async run(call) {
    const { on } = call.options(options);
    assertPlaysAny(gameIn(await call.referee.campaign(call.asked.channel)), call.asked.user);
    const kept = await call.asked.keepSituation?.(on);
    const say = call.words.clock.situation;
    const { lackedToPost = [] } = call.asked;
    const text = {
      pinned: [say.kept, say.pinned],
      'not-pinned': [say.kept, say.notPinned],
      gone: [say.gone],
      'cannot-write':
        lackedToPost.length > 0 ? [call.words.notices.cannotPost.situation(lackedToPost)] : [say.cannotWrite],
    }[kept ?? 'gone'];
    return {
      document: { lines: [line((kept ? text : [say.notHere]).join(' '))], private: true },
      json: { data: kept ? { kept } : {} },
    };
  },
};
