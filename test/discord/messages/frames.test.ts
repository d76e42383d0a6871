import { type APIContainerComponent, ComponentType, MessageFlags } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { fighting } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const frameOf = ({ components }: Seen) => components[0] as unknown as APIContainerComponent;
const kinds = (seen: Seen) => frameOf(seen).components.map(({ type }) => type);
const { ActionRow, Container, MediaGallery, Separator, TextDisplay } = ComponentType;

describe('a ruling', () => {
  test('stands in a frame: the news first, a line across, what it rests on, and what may be done next', async () => {
    const reply = await club.fire({ channel: club.channel() }).reply();
    assert.isTrue(Boolean(reply.flags & MessageFlags.IsComponentsV2));
    assert.equal(frameOf(reply).type, Container);
    assert.deepEqual(kinds(reply), [TextDisplay, Separator, TextDisplay, ActionRow]);
    assert.match(reply.text, /^\*\*(Hit|Missed)/);
    assert.equal(reply.content, '');
  });

  test('has the colour of what came of it, which the words say too', async () => {
    const missed = await club.fire({ channel: club.channel() }, { weapon: 'rifle', range: 8, faces: '2' }).reply();
    const { say } = await fighting(club);
    const hit = await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 1' });
    assert.notEqual(frameOf(missed).accent_color, frameOf(hit).accent_color);
    assert.match(missed.text, /Missed/);
    assert.match(hit.text, /^\*\*Bell hit Miller/);
  });

  test('shows its pictures in the frame, each with its words', async () => {
    const options = { rules: 'hans-n-panzer', weapon: 'artillery', figures: 4 };
    const reply = await club.discord.command({ name: 'barrage', options, channel: club.channel() }).settled();
    assert.include(kinds(reply), MediaGallery);
    const gallery = frameOf(reply).components.find(({ type }) => type === MediaGallery);
    assert.match(JSON.stringify(gallery), /Five rectangles/);
  });
});

describe('the turn', () => {
  test('has the colour of the side that plays', async () => {
    const { say } = await fighting(club);
    const first = await say('carla', 'turn status');
    await say('carla', 'turn end');
    const second = await say('carla', 'turn status');
    assert.notEqual(frameOf(first).accent_color, frameOf(second).accent_color);
    assert.include(first.text, 'Axis to play');
    assert.include(second.text, 'Allies to play');
  });
});
