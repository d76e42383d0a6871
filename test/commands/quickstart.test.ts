import { describe, expect, test } from 'vitest';
import { isWhole } from '../../commands/quickstart.ts';
import { buttonOf, customIdOf } from '../../src/discord/buttons/index.ts';
import type { Button, Document, MenuChoice } from '../../src/reply/document.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { RULESET_IDS } from '../../src/rules/index.ts';
import { Playing } from '../referee/playing.ts';
import { recordsOf } from '../referee/table.ts';

const labels = (buttons: readonly Button[] = []) => buttons.map(({ label }) => label);
const choices = ({ menus = [] }: Document) => menus.flatMap((menu): readonly MenuChoice<object>[] => menu.choices);
const carried = (document: Document) => choices(document).map(({ value }) => Object.values(value).join('/'));

describe('/quickstart', () => {
  test('asks for the rulebook, then for campaign or rulings, then for the side, and writes nothing', async () => {
    const playing = await Playing.begin();
    const { document: first, json } = await playing.says('anna', '/quickstart');
    expect(carried(first)).toEqual(RULESET_IDS);
    expect(json).toEqual({ data: { asks: 'rules', choices: RULESET_IDS } });
    const { document: second } = await playing.says('anna', '/quickstart rules:landser');
    expect(carried(second)).toEqual(['landser/campaign', 'landser/rulings']);
    const { document: third } = await playing.says('anna', '/quickstart rules:landser play:campaign');
    expect(choices(third).map(({ label }) => label)).toEqual([
      'Axis, with a squad for each side',
      'Allies, with a squad for each side',
      'Neither, I’ll umpire, with a squad for each side',
      'Axis',
      'Allies',
      'Neither, I’ll umpire',
    ]);
    expect(carried(third).at(-1)).toBe('landser/campaign/umpire');
    expect(await recordsOf(playing.store)).toEqual([]);
  });

  test('lists the choices as commands, where there are no buttons', async () => {
    const playing = await Playing.begin();
    expect(await playing.hears('anna', '/quickstart rules:landser play:campaign')).toContain(
      '/quickstart rules:landser play:campaign side:axis\n',
    );
  });

  test('keeps what was said besides, and takes a side for a campaign', async () => {
    const playing = await Playing.begin();
    const { document } = await playing.says('anna', '/quickstart side:Axis');
    expect(carried(document)).toContain('landser-classic/campaign/axis');
    expect(await playing.fails('anna', '/quickstart rules:landser play:rulings side:axis')).toContain('doesn’t apply');
    expect(await playing.fails('anna', '/quickstart rules:landser side:axes')).toContain('Did you mean axis');
  });

  test('opens a campaign and joins it in one record, with whoever asks as its umpire', async () => {
    const playing = await Playing.begin();
    const { document } = await playing.says('anna', '/quickstart rules:landser play:campaign side:Axis');
    const records = await recordsOf(playing.store);
    expect(records.map(({ events }) => events.map(({ type }) => type))).toEqual([
      ['committed', 'game-opened', 'player-joined'],
    ]);
    const { rules, umpires, sides } = await playing.game();
    expect([rules, umpires, sides.axis?.players, sides.allies?.players]).toEqual(['landser', ['anna'], ['anna'], []]);
    expect(labels(document.buttons)).toEqual(['Axis', 'Allies']);
    expect(document.private).toBeUndefined();
  });

  test('leaves an umpire without a side', async () => {
    const playing = await Playing.begin();
    await playing.says('ute', '/quickstart rules:landser side:umpire');
    const { umpires, sides } = await playing.game();
    expect([umpires, sides.axis?.players, sides.allies?.players]).toEqual([['ute'], [], []]);
  });

  test('says the same to a press that is delivered again, whatever happened since', async () => {
    const playing = await Playing.begin();
    const press = async () => {
      const pressed = { interaction: '1234567890123456789' };
      const { document, json } = await playing.says('anna', '/quickstart rules:landser side:axis', pressed);
      return { document, json };
    };
    const first = await press();
    await playing.says('ben', '/game join side:allies');
    await playing.says('anna', '/unit squad squad:squad name:Red');
    expect(await press()).toEqual(first);
    expect(await recordsOf(playing.store)).toHaveLength(3);
    await playing.says('anna', '/game end confirm:true');
    expect(await press()).toEqual(first);
  });

  test('chooses the rulebook for rulings alone, and chooses it again without harm', async () => {
    const playing = await Playing.begin();
    const { json } = await playing.says('anna', '/quickstart rules:panzertroops play:rulings');
    expect(json).toMatchObject({ data: { next: ['/fire weapon:lmg range:8 target-type:infantry cover:soft'] } });
    expect(await playing.newest()).toEqual({ type: 'rules-chosen', rules: 'panzertroops' });
    await playing.says('anna', '/quickstart rules:panzertroops play:rulings');
    expect((await playing.referee.ruleset('caen')).id).toBe('panzertroops');
  });

  test.each(['/quickstart', '/quickstart rules:landser', '/quickstart rules:landser play:rulings'])(
    '%s changes nothing where a campaign is open, and says where to look',
    async (command) => {
      const playing = await Playing.caen();
      expect(await playing.fails('ben', command)).toMatch(
        /^There’s already a campaign in this channel: Caen\. \/game status/,
      );
      expect(await playing.fails('ben', '/quickstart rules:landser side:axis')).toContain(
        'already a campaign in this channel: Caen',
      );
    },
  );
});

describe.each(RULESET_IDS)('what to do next in %s', (rules) => {
  test.each(['axis', 'allies', 'umpire'])('can be sent as it stands by whoever plays %s', async (side) => {
    const playing = await Playing.begin();
    const { document, json } = await playing.says('anna', `/quickstart rules:${rules} play:campaign side:${side}`);
    const { next } = json.data as { next: string[] };
    expect(next).toHaveLength(rules.startsWith('landser') ? 4 : 3);
    for (const command of next) {
      expect(plainText(document)).toContain(command);
      await playing.says('anna', command);
    }
    expect(Object.keys((await playing.game()).units)).not.toEqual([]);
  });

  test('is a ruling without units too, where there is no campaign', async () => {
    const playing = await Playing.begin();
    const { json } = await playing.says('anna', `/quickstart rules:${rules} play:rulings`);
    for (const command of (json.data as { next: string[] }).next) await playing.says('anna', command);
    expect(await recordsOf(playing.store)).toHaveLength(2);
  });

  test('begins with a line on the book', () => {
    expect(english.quickstart.books[rules]).toMatch(/\.$/);
  });
});

test('a button carries what is said so far, and no more is asked when that is all', () => {
  for (const [said, of, whole] of [
    [{}, '', false],
    [{ rules: 'landser' }, 'landser', false],
    [{ rules: 'landser', play: 'campaign' }, 'landser/campaign', false],
    [{ rules: 'landser', play: 'rulings' }, 'landser/rulings', true],
    [{ rules: 'landser', play: 'campaign', side: 'axis' }, 'landser/campaign/axis', true],
  ] as const) {
    const button = { action: 'quickstart', of: said } as const;
    expect([customIdOf(button), buttonOf(`quickstart:${of}`), isWhole(said)]).toEqual([
      `quickstart:${of}`,
      button,
      whole,
    ]);
  }
});
