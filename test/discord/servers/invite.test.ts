import { readFileSync } from 'node:fs';
import { afterAll, assert, beforeAll, test } from 'vitest';
import { inviteOf, PERMISSIONS } from '../../../src/discord/servers/invite.ts';
import { Club } from '../club.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

test('/help about has the host’s own invite, for what README and docs/hosting.md ask', async () => {
  const channel = club.discord.channel(club.channel());
  const about = await club.discord.command({ name: 'help', options: { about: true }, channel }).settled();
  assert.isTrue(about.ephemeral);
  const raw = JSON.stringify(about.raw);
  assert.match(raw, /discord\.com\/oauth2\/authorize\?client_id=\d+&scope=bot\+applications\.commands&permissions=\d+/);
  assert.include(raw, `permissions=${PERMISSIONS}`);
  for (const page of ['README.md', 'docs/hosting.md']) {
    assert.include(readFileSync(page, 'utf8'), inviteOf('YOUR_APPLICATION_ID'));
  }
});
