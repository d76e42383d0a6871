import { describe, expect, test } from 'vitest';
import { commandHelp, commandList, groupHelp } from '../../src/reply/help.ts';
import { plainText } from '../../src/reply/plain.ts';

const fire = { name: 'fire', description: 'Shoot small arms at a target', example: '/fire weapon:rifle range:8' };
const log = { name: 'log', description: 'The log', example: '/log page:2' };

describe('help', () => {
  const turn = {
    name: 'turn',
    description: 'Whose turn it is',
    commands: [{ name: 'turn end', description: 'Your turn is over', example: '/turn end' }],
  };

  test('lists the commands, those of several together, to the one who asks', () => {
    const list = commandList([fire, log], [turn], { name: 'Landser', elsewhere: ['bail', 'smoke'] });
    expect(plainText(list)).toBe(
      [
        'What Umpire can do, by Landser',
        '/fire Shoot small arms at a target',
        '/log The log',
        '/turn Whose turn it is: end',
        'Only in other rulebooks: /bail and /smoke',
        '/help command:fire has the options of one, /help command:game those of several.',
      ].join('\n'),
    );
    expect(list.private).toBe(true);
  });

  test('tells the commands of several, each with an example', () => {
    expect(plainText(groupHelp(turn))).toBe('/turn: Whose turn it is\n/turn end Your turn is over. /turn end');
  });

  test('tells every option of a command: what it is, what it may be, whether it must be given', () => {
    const help = commandHelp(fire, {
      weapon: { type: 'string', values: ['rifle', 'smg'], required: true, help: 'What is fired' },
      range: { type: 'number', min: 0, required: true, help: 'Distance in inches' },
      figures: { type: 'integer', min: 1, max: 20, default: 1, help: 'Figures under the template' },
      modifier: { type: 'integer', help: 'Agreed at the table' },
      depth: { type: 'number', help: 'How deep' },
      moved: { type: 'boolean', default: false, help: 'The firer moves' },
      who: { type: 'string', help: 'The unit' },
    });
    expect(plainText(help)).toBe(
      [
        '/fire',
        'Shoot small arms at a target. /fire weapon:rifle range:8',
        'weapon What is fired (rifle | smg, must be given)',
        'range Distance in inches (number, 0 or more, must be given)',
        'figures Figures under the template (whole number, 1 to 20)',
        'modifier Agreed at the table (whole number)',
        'depth How deep (number)',
        'moved The firer moves (true or false)',
        'who The unit (text)',
      ].join('\n'),
    );
  });

  test('of an option that is bounded above only says no lower bound', () => {
    const help = commandHelp(log, { page: { type: 'integer', max: 9, help: 'Which' } });
    expect(plainText(help)).not.toContain('undefined');
  });
});
