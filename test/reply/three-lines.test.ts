import pc from 'picocolors';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../docs/generate/session.ts';
import { seenLines } from '../../src/reply/document.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainLine } from '../../src/reply/plain-text.ts';
import { rulesets } from '../../src/rules/index.ts';
import { render } from '../../src/terminal/render.ts';
import { battlesPlayed, guidesPlayed, landserPlayed, workedPlayed } from './played.ts';
import { PLAYED, panelsAndForms, type Shown } from './shown.ts';

/** A reply as a player reads it. */
interface Read {
  readonly typed: string;
  readonly lines: readonly string[];
  readonly isRuling: boolean;
}

const VERBS = new Set(Object.values(rulesets).flatMap(({ verbs }) => Object.keys(verbs)));

const replies: Read[] = [];
/** Panels, and the forms that they open. */
const shown: Shown[] = [];

beforeAll(async () => {
  for (const { name, lines } of [...guidesPlayed(), ...battlesPlayed(), ...landserPlayed(), workedPlayed()]) {
    const session = await openSession(name);
    for (const typed of lines) {
      const { outcome } = await session.hear(typed);
      const document = outcome.ok ? outcome.answer.document : outcome.problem.document;
      const verb = /\/([a-z]+)/.exec(typed)?.[1] ?? '';
      const isRuling = outcome.ok && VERBS.has(verb) && !/ odds(?::true)?\b/.test(typed);
      replies.push({ typed, isRuling, lines: seenLines(document).map(plainLine) });
      expect(render(document, pc.createColors(false)), typed).not.toBe('');
    }
    await session.close();
  }
  for (const id of Object.keys(PLAYED)) shown.push(...(await panelsAndForms(english, id)));
}, 120_000);

/** The replies in which a line is as it mustn't be. */
function where(wrong: (line: string, i: number, reply: Read) => boolean): string[] {
  return replies.flatMap((reply) =>
    reply.lines.flatMap((line, i) => (wrong(line, i, reply) ? [`${reply.typed}\n  ${line}`] : [])),
  );
}

describe('what players read, over all guides and battles', () => {
  test('a ruling is three lines, and the longest tenth has eight at most', () => {
    const lengths = replies
      .filter(({ isRuling }) => isRuling)
      .map(({ lines }) => lines.length)
      .sort((a, b) => a - b);
    expect(lengths.length).toBeGreaterThan(500);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(3);
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(8);
  });

  test('no line begins with an arrow, and none points from nothing', () => {
    expect(where((line) => /^\s*→|[:.] →/.test(line) && !/^ {2}/.test(line))).toEqual([]);
  });

  test('no sentence lacks its subject', () => {
    expect(where((line) => /(?:^\s*|[.!?] )(?:has|have|is|are|was|were) (?:no |not )?[a-z]+[^?]*$/.test(line))).toEqual(
      [],
    );
  });

  test('the news of a ruling cites no rule', () => {
    // Who has won, and by which rule, comes before the ruling that ended the battle.
    const isNews = (line: string, i: number) => i === 0 && !line.startsWith('The battle is over');
    expect(where((line, i, { isRuling }) => isRuling && isNews(line, i) && /\b[A-Z]{2}-[A-Z]+-\d+/.test(line))).toEqual(
      [],
    );
  });

  test('nothing is echoed as it was typed: no pair, no value of the books in its spelling', () => {
    const isEcho = (line: string) => {
      // What can be typed again stands as it's typed.
      const said = line.replaceAll(/\/[a-z].*$|[a-z-]+:\S+|“[^”]*”|"[^"]*"/g, '');
      return /\b[a-z\d]+(?:-[a-z\d]+){2,}\b/.test(said);
    };
    expect(where((line, _, { isRuling }) => isRuling && isEcho(line))).toEqual([]);
  });

  test('nothing is said twice in a reply', () => {
    const twice = ({ lines }: Read) => {
      const sentences = lines
        .flatMap((line) => line.split(/(?<=[.!?]) /))
        .filter((each) => each.length > 25 && !/D\d+ \d/.test(each));
      return sentences.filter((each, i) => sentences.indexOf(each) !== i);
    };
    const found = replies
      .filter(({ isRuling }) => isRuling)
      .flatMap((reply) => twice(reply).map((each) => `${reply.typed}\n  ${each}`));
    expect(found).toEqual([]);
  });

  test('nobody is told in a referee’s jargon', () => {
    const jargon = /\b(?:owed|owes|known so far|struck out|(?:first|second) side step)\b/i;
    expect(where((line) => jargon.test(line.replaceAll(/“[^”]*”|"[^"]*"/g, '')))).toEqual([]);
  });

  test('panels and forms say everything in words: no arrow that points from nothing, no jargon, no echo', () => {
    expect(shown.filter(({ isForm }) => isForm).length).toBeGreaterThan(10);
    const wrong = shown.flatMap(({ of, texts }) =>
      texts
        .flatMap((text) => text.split('\n'))
        .filter((text) => /^\s*→|[:.] →|\bowed\b|\bside step\b/i.test(text))
        .map((text) => `${of}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
