import pc from 'picocolors';
import { afterEach, describe, expect, test } from 'vitest';
import { openSession, type Session } from '../../../docs/generate/session.ts';
import type { LogRecord, Ruled } from '../../../src/campaign/record.ts';
import { render as inDiscord } from '../../../src/discord/messages/render.ts';
import type { Document } from '../../../src/reply/document.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { whyReply } from '../../../src/reply/ruling/ruling.ts';
import { jsonOf } from '../../../src/terminal/json.ts';
import { replyTo } from '../../../src/terminal/render.ts';

let session: Session;
afterEach(() => session.close());

const LANDSER = [
  '/game new name:Caen rules:landser-classic sides:"Reds, Blues"',
  '/unit squad name:Red side:Reds',
  '/unit squad name:Blue side:Blues',
  '/initiative faces:"6 1"',
  '/turn end',
];

const PANZER_TROOPS = [
  '/game new name:Caen rules:panzertroops sides:"Reds, Blues"',
  '/unit squad squad:mcdonald-squad name:Mac side:Reds',
  '/unit squad squad:german-infantry-squad name:Red side:Blues',
  '/turn end',
  '/turn end',
];

async function open(lines: readonly string[]): Promise<void> {
  session = await openSession('groups');
  for (const line of lines) await hear(line);
}

async function hear(line: string) {
  const heard = await session.hear(line);
  if (!heard.outcome.ok) throw new Error(`${line}: ${JSON.stringify(heard.outcome.problem.json)}`);
  const { document } = heard.outcome.answer;
  const json = JSON.parse(jsonOf(heard, 1));
  return { document, json, brief: replyTo(heard, pc.createColors(false)).split('\n') };
}

function discordText(document: Document): string {
  return JSON.stringify(inDiscord(english, document).components.map((each) => each.toJSON()));
}

describe('what several did by one command', () => {
  test('LC-HIDE-01: up to six, a line a man', async () => {
    await open(LANDSER);
    const { brief, json } = await hear('/act who:"Red Loader,Red Rifleman 1,Red Rifleman 2" action:hide');
    expect(brief).toHaveLength(4);
    expect(brief.slice(0, 3).map((line) => /^Red (?:Loader|Rifleman \d) goes into hide\./.test(line))).not.toContain(
      false,
    );
    // Machines read the full form: every step and every change has its own line.
    expect(json.text).toMatch(
      /^Red Loader goes into hide\.\n {2}Hide: .*\(LC-HIDE-01\)\nRed Loader hides\. LC-HIDE-01$/m,
    );
  });

  test('LC-HIDE-01: of more, a line an outcome that names them', async () => {
    await open(LANDSER);
    const { brief, json, document } = await hear('/act who:all action:hide');
    expect(brief).toHaveLength(2);
    expect(brief[0]).toMatch(/^Red Squad leader, .* and Red Rifleman 6: each goes into hide\./);
    expect(discordText(document)).not.toContain('LC-HIDE-01');
    expect(json.text.match(/goes into hide\./g)).toHaveLength(10);
    expect(json.facts).toEqual({ action: 'hide' });
    expect(json.rulings).toHaveLength(10);
  });

  test('LC-FIRE-01: each name has its dice, and what all the throws had in common is said once', async () => {
    await open([...LANDSER, '/turn end']);
    const rifles = [1, 2, 3, 4, 5, 6].map((n) => `Blue Rifleman ${n}`).join(',');
    const shots = `/fire who:"Blue Loader,${rifles}" target:"Red Rifleman 1" range:30`;
    const { brief } = await hear(`${shots} faces:"2 3 2 2 3 2 2"`);
    expect(brief).toContain(
      'Blue Loader (2), Blue Rifleman 1 (3), Blue Rifleman 2 (2), Blue Rifleman 3 (2), Blue Rifleman 4 (3), Blue Rifleman 5 (2) and Blue Rifleman 6 (2): each missed Red Rifleman 1.',
    );
    expect(brief.filter((line) => /^ {2}To hit: D6, hits on \d/.test(line))).toHaveLength(1);
  });

  test('the words under Why? are of all of them', async () => {
    await open(LANDSER);
    const { json } = await hear('/act who:"Red Loader,Red Rifleman 1" action:hide');
    const { json: page } = await hear('/log');
    const record = page.log.find(({ seq }: LogRecord) => seq === json.seq) as LogRecord;
    const ruled = record.events.find((event) => event.type === 'ruled') as Ruled;
    const text = plainText(whyReply(english, { record, ruled, log: 'caen' }));
    expect(text.match(/^Declared: hide\.$/gm)).toHaveLength(2);
    expect(text.match(/LC-HIDE-01$/gm)).toHaveLength(3);
  });
});

describe('PT-FIRE-01: the facts of several shots', () => {
  const SHOTS = '/fire who:"Red Rifleman 1,Red Rifleman 2,Red Rifleman 3" target:"Mac BAR man" range:4';

  test('count what they did together, and each has its own beside them', async () => {
    await open(PANZER_TROOPS);
    const { json } = await hear(`${SHOTS} faces:"1 1 1 2 6 6"`);
    expect(json.facts).toEqual({ killed: 1, 'weapons-destroyed': 1 });
    expect(json.rulings.map(({ facts }: { facts: { result: string } }) => facts.result)).toEqual([
      'miss',
      'miss',
      'killed',
    ]);
    expect(json.steps.filter(({ faces }: { faces: number[] }) => faces.length > 0)).toHaveLength(3);
  });

  test('say what was the same of them all', async () => {
    await open(PANZER_TROOPS);
    const { json } = await hear(`${SHOTS} faces:"1 1 1 2 2 1"`);
    expect(json.facts).toEqual({ result: 'miss', killed: 0 });
    expect(json.known).toMatchObject({ weapon: 'rifle' });
  });

  test('PT-ATK-01: who held back for one reason shares a line, and machines read who it was', async () => {
    await open(PANZER_TROOPS);
    const { brief, json } = await hear('/fire who:Red target:"Mac BAR man" range:4 faces:"6 6"');
    expect(brief).toContain('The other 7 hold their fire. Mac BAR man is out of the battle. PT-ATK-01');
    expect(json.text).toMatch(/The other 7 hold their fire \(Red LMG team, .* and Red Rifleman 6\)\. /);
    expect(json['held-back']).toHaveLength(7);
    expect(json['held-back'][0]).toMatchObject({ rule: 'PT-ATK-01', message: 'Mac BAR man is out of the battle.' });
  });
});
