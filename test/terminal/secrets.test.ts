import { describe, expect, test } from 'vitest';
import { isSecretLine, partSecret } from '../../src/terminal/secrets.ts';

const part = (command: string) => {
  const { typed, ...secret } = partSecret({ user: 'anna', channel: 'caen', command });
  return { shown: typed.command, ...secret };
};

describe('a command that says something in private', () => {
  test('is shown without it', () => {
    expect(part('/order unit:"2nd Platoon" text:"Hold the wall"')).toEqual({
      shown: '/order unit:"2nd Platoon"',
      secret: { text: 'Hold the wall' },
    });
    expect(part('/order time')).toEqual({ shown: '/order time:true' });
  });

  test('is not shown either where it cannot be read', () => {
    expect(part('/order text:"Hold the wall')).toEqual({ shown: '/order' });
  });

  test('leaves others as they are', () => {
    expect(part('/note text:"Hold the wall"')).toEqual({ shown: '/note text:"Hold the wall"' });
  });

  test.each(['/order text:x', 'order text:x', '@anna /order text:x', '#caen @anna /ORDER text:x'])(
    '%s goes into no history',
    (line) => expect(isSecretLine(line)).toBe(true),
  );

  test.each(['/fire weapon:rifle', '/note text:order', 'help order'])('%s does', (line) =>
    expect(isSecretLine(line)).toBe(false),
  );
});
