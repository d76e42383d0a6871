import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { block, line, step, strong } from '../../src/reply/document.ts';
import { render } from '../../src/terminal/render.ts';
import { widthOf, wrapped } from '../../src/terminal/wrapping.ts';

const LONG = 'Reese is looked at first, and then whoever stands beside him, behind the hedge or on the road to Vianden';
const PLAIN = pc.createColors(false);

describe.each([40, 60, 100])('at %d letters', (width) => {
  const setting = [LONG, `  ${LONG}`, `- ${LONG}`, `12. ${LONG}`, `    • ${LONG}`];

  test.each(setting)('no line of %j is longer, and no word is lost', (text) => {
    const lines = wrapped(text, width).split('\n');
    expect(Math.max(...lines.map((each) => each.length))).toBeLessThanOrEqual(width);
    expect(lines.join(' ').replaceAll(/ +/g, ' ').trim()).toBe(text.trim());
  });

  test('colours take no room', () => {
    const colours = pc.createColors(true);
    const text = LONG.split(' ')
      .map((word) => colours.bold(word))
      .join(' ');
    const plain = wrapped(LONG, width);
    expect(wrapped(text, width).split('\n')).toHaveLength(plain.split('\n').length);
  });

  test('a table is never broken', () => {
    const table = `weapon${' '.repeat(100)}range`;
    expect(render({ lines: [block(table)] }, PLAIN, width)).toBe(table);
  });
});

test('what goes on hangs under its beginning', () => {
  expect(wrapped(`- ${LONG}`, 60).split('\n')[1]).toMatch(/^ {2}\S/);
  expect(wrapped(`12. ${LONG}`, 60).split('\n')[1]).toMatch(/^ {4}\S/);
  expect(wrapped(LONG, 60).split('\n')[1]).toMatch(/^ {2}\S/);
  expect(render({ lines: [step(LONG)] }, PLAIN, 60).split('\n')[1]).toMatch(/^ {4}\S/);
});

test('a word that is too long stays whole, and a narrower terminal is taken for one of 40', () => {
  const path = `/home/anna/${'x'.repeat(80)}.json`;
  expect(wrapped(`Written: ${path}`, 40).split('\n')).toEqual(['Written:', `  ${path}`]);
  expect(wrapped(LONG, 10)).toBe(wrapped(LONG, 40));
});

test('files and pipes get it as it is', () => {
  expect(render({ lines: [line(strong(LONG))] }, PLAIN)).toBe(LONG);
  expect(widthOf({ columns: 80 }, '60')).toBeUndefined();
  expect(widthOf({ isTTY: true, columns: 80 }, '60')).toBe(80);
  expect(widthOf({ isTTY: true, columns: 0 }, '60')).toBe(60);
  expect(widthOf({ isTTY: true }, 'wide')).toBeUndefined();
});
