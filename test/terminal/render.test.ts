import pc from 'picocolors';
import { expect, test } from 'vitest';
import { code, type Document, heading, line, quiet, step, strong, struck } from '../../src/reply/document.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { render } from '../../src/terminal/render.ts';

const document: Document = {
  lines: [
    heading('Campaign log'),
    line('#1 ', quiet('06:30 '), { user: 'anna' }, ': ', code('/fire'), struck(' Missed. ')),
    step('To hit: ', strong('D6 4 ')),
  ],
};

test('without colours it is the plain text', () => {
  expect(render(document, pc.createColors(false))).toBe(plainText(document));
});

test('with colours only they are added', () => {
  const coloured = render(document, pc.createColors(true));
  expect(coloured).toContain('\u001b[33manna');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  const plain = coloured.replaceAll(/\u001b\[\d+m/g, '').replaceAll(/ +$/gm, '');
  expect(plain).toBe(plainText(document));
});

test('what users typed cannot move the cursor, nor turn the text around', () => {
  const typed = line(code('/fire \u001b[2J\u0007\u009b1m\r\u202egnp'), { user: 'an\u001bna' });
  expect(render({ lines: [typed] }, pc.createColors(false))).toBe(
    '/fire \ufffd[2J\ufffd\ufffd1m\ufffd\ufffdgnpan\ufffdna',
  );
});

test('a sentence about the one at the keyboard begins with a capital, and another name stays as it is', () => {
  const plain = pc.createColors(false);
  const said = (user: string) => render({ lines: [line({ user }, ' joined the Axis.')] }, plain);
  expect([said('you'), said('anna')]).toEqual(['You joined the Axis.', 'anna joined the Axis.']);
  expect(render({ lines: [line({ user: 'you' }, ': 8″')] }, plain)).toBe('you: 8″');
});
