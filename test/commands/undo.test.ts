import { expect, test } from 'vitest';
import { openMemory } from '../../src/campaign/store/memory.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { type Say, sayOver } from './club-table.ts';

const say: Say = sayOver(await openMemory({ answerWithin: 10_000 }));

test('/undo names the units that what it strikes out was about, also one that goes with it', async () => {
  await say('/game new name:Mill rules:ww2-skirmish sides:"Paras, Germans"');
  await say('/game join side:paras');
  await say('/unit add profile:rifle-team name:Hale');
  await say('/unit edit unit:Hale fields:"dispersed:true"');
  expect(plainText((await say('/undo')).document)).toContain('Changed Hale by hand');
  expect(plainText((await say('/undo')).document)).toContain('Added 1 unit: Hale.');
});
