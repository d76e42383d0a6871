import { expect, test } from 'vitest';
import { x } from 'xastscript';
import { toXml } from '../../../src/reply/pictures/xml.ts';

test('what means something in XML is written so that it doesn’t, in texts and in attributes', () => {
  const drawn = x('text', { 'aria-label': '"<&>"', x: 1.5 }, 'Tom & <b>Jerry</b> "]]>');
  expect(toXml(drawn)).toBe(
    '<text aria-label="&quot;&lt;&amp;&gt;&quot;" x="1.5">Tom &amp; &lt;b&gt;Jerry&lt;/b&gt; &quot;]]&gt;</text>',
  );
});

test('letters that XML has no place for are left out; lines, tabs and letters of any script stay', () => {
  expect(toXml(x('text', 'a\u0000\u0008b\tc\nd\u001F Łódź 🎲'))).toBe('<text>ab\tc\nd Łódź 🎲</text>');
});

test('an empty element is closed, an attribute without a value is left out, and what’s written already stands as it is', () => {
  expect(toXml(x('g', {}, x('rect', { width: 1, fill: null }), { type: 'raw', value: '<path d="M0 0"/>' }))).toBe(
    '<g><rect width="1"/><path d="M0 0"/></g>',
  );
});

test('what a picture doesn’t have is a bug', () => {
  expect(() => toXml({ type: 'comment', value: 'x' })).toThrow('A picture has no comment');
});
