import { describe, expect, test } from 'vitest';
import { Skirmish } from './table.ts';

const FIRE = '@ben /fire attacker:Bell target:Lang range:10 shots:1';

describe('what is owed comes first', () => {
  test('WS-TURN-05, R-55: a team that owes a test cannot act or be attacked by any verb, and the phase cannot end', async () => {
    const battle = await Skirmish.of(
      ['rifle-team Bell', 'light-mortar-team Pike', 'rifle-team Hale'],
      ['hmg-team Lang'],
    );
    await battle.says(`${FIRE} faces:"20 1"`);
    expect(await battle.owed()).toEqual(['morale Lang']);
    for (const line of [
      FIRE,
      '@ben /barrage attacker:Pike target:Lang range:20',
      '@ben /smoke attacker:Pike target:Lang range:20 wp:true',
      '@ben /grenade attacker:Hale target:Lang range:8',
      '@ben /demolish attacker:Hale target:Lang task:small-arms',
      '@ben /assault attacker:Hale target:Lang',
      '@ben /move who:Hale target:Lang',
      '@anna /fire attacker:Lang target:Bell range:10 shots:1',
      '@anna /act who:Lang action:surrender',
    ]) {
      expect([line, await battle.refuses(line)]).toEqual([line, expect.stringMatching(/^WS-(MOR-01|TURN-05)$/)]);
    }
    await battle.refuses('@ump /turn end');
    await battle.says('@ben /spot who:Hale target:Lang range:10', '@ben /morale who:Lang');
  });

  test('WS-MOR-04, R-56, R-58: a retirement is its own player’s, at once, at half speed, and free in the enemy’s phase', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['rifle-team Lang']);
    await battle.says(`${FIRE} faces:"20 1"`, '@anna /morale who:Lang faces:"4"');
    expect(await battle.refuses(FIRE)).toBe('WS-MOR-04');
    await battle.refuses('@ben /move who:Lang');
    expect(await battle.refuses('@anna /move who:Lang pace:half')).toBe('WS-MOR-04');
    expect((await battle.says('@anna /move who:Lang')).facts).toEqual({ inches: 6 });
    const fields = await battle.fields('Lang');
    expect([fields.retiring, fields.moved, fields.moves]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a volley', () => {
  test('WS-FIRE-16, R-73: is all the shooting of the team until its next phase, and named as the reason', async () => {
    const battle = await Skirmish.of(['rifle-team Bell', 'rifle-team Hale'], ['hmg-team Lang']);
    const volley = 'target:Lang range:40 cover:hard volley:true';
    await battle.says(`@ben /fire attacker:Bell ${volley} faces:"19"`);
    expect(await battle.refuses(FIRE)).toBe('WS-FIRE-16');
    expect(await battle.refuses('@ben /grenade attacker:Bell target:Lang range:8')).toBe('WS-FIRE-16');
    await battle.says('@ben /fire attacker:Hale target:Lang range:10 shots:1 faces:"1"');
    expect(await battle.refuses(`@ben /fire attacker:Hale ${volley}`)).toBe('WS-FIRE-16');
    await battle.ends(2);
    await battle.says(`${FIRE} faces:"1"`);
  });
});

describe('several teams at once', () => {
  test('WS-TURN-02: march, disperse, lift suppression and fire by one command, which names the teams that cannot', async () => {
    const battle = await Skirmish.of(['rifle-team Bell', 'rifle-team Hale', 'lorry Lorry'], ['rifle-team Lang']);
    await battle.says('@ben /act who:Hale action:mount target:Lorry');
    const moved = await battle.says('@ben /move who:all');
    expect(moved.rulings?.map(({ facts }) => facts.inches)).toEqual([6, 18]);
    await battle.says('@ben /act who:"Bell, Hale" action:surrender');
    expect([(await battle.unit('Bell')).gone, (await battle.unit('Hale')).gone]).toEqual(['captured', 'captured']);
  });

  test('WS-TURN-05, WS-SUP-03: each by himself; those who cannot are held back, and the others do it', async () => {
    const battle = await Skirmish.of(['rifle-team Bell', 'rifle-team Hale'], ['rifle-team Lang', 'rifle-team Weber']);
    const shots = await battle.says('@ben /fire who:"Bell, Hale" target:Lang range:10 shots:1 faces:"20 1"');
    expect(shots.facts).toMatchObject({ hits: 1, suppressed: 1 });
    expect((await battle.fields('Hale')).fired).toBeUndefined();
    await battle.says('@anna /morale who:Lang faces:"1"', '@ump /turn end');
    const lifted = await battle.says('@anna /suppress who:"Weber, Lang" faces:"6"');
    expect(lifted.text).toContain("Lang isn't suppressed any more.");
    expect((await battle.fields('Weber'))['f1-left']).toBe(2);
  });
});

describe('a charge', () => {
  test('WS-MOR-01, R-60: is tested once, and a fight that goes on is not a new one', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['bren-team Gm']);
    const charge = await battle.says('@ben /move who:Bell target:Gm');
    expect(charge.text).toContain('Bell is on Gm, 4 men to 2: Gm tests first. Nobody fires at or from either.');
    await battle.says('@anna /morale who:Gm faces:"1"', '@ben /move who:Bell target:Gm moves:0');
    expect(await battle.owed()).toEqual([]);
    await battle.says('@ben /assault attacker:Bell target:Gm faces:"1 1"');
    await battle.ends(2);
    await battle.says('@ben /assault attacker:Bell target:Gm faces:"1 1"');
    expect((await battle.fields('Gm')).contact).toHaveLength(1);
  });
});

describe('what the umpire sets by hand', () => {
  test('R-54: who is made idle is free in his side’s phase after the next', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['rifle-team Lang']);
    await battle.says('@ump /unit edit unit:Lang fields:"idle:true"');
    await battle.ends();
    expect(await battle.refuses('@anna /move who:Lang')).toBe('WS-MOR-06');
    await battle.ends(2);
    expect((await battle.fields('Lang')).idle).toBeUndefined();
  });

  test('R-59: who is made to rout owes no throw to rally in that turn, and one in the next', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['rifle-team Lang']);
    await battle.says('@ump /unit edit unit:Lang fields:"routed:true"');
    expect(await battle.owed()).toEqual([]);
    await battle.ends();
    expect(await battle.owed()).toEqual(['move Lang']);
    await battle.says('@anna /move who:Lang');
    await battle.ends();
    expect(await battle.owed()).toEqual(['rally Lang']);
  });

  test('WS-MEL-02, WS-EFF-08: contact is mutual, and a team without anybody in action is out', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['rifle-team Lang', 'sniper Gq']);
    await battle.says('@ump /unit edit unit:Lang fields:"contact:Bell"');
    expect(await battle.refuses('@ben /fire attacker:Bell target:Gq range:10')).toBe('WS-MEL-02');
    await battle.says('@ump /unit edit unit:Lang fields:"contact:"', '@ump /unit edit unit:Gq fields:"f1-wounds:3"');
    expect((await battle.fields('Bell')).contact).toBeUndefined();
    expect((await battle.unit('Gq')).gone).toBe('out-of-action');
  });
});

describe('rulings that were not owed', () => {
  test('WS-EFF-01, R-56: nobody makes an enemy suffer hits that no attack of his has brought; a neutral umpire may', async () => {
    const battle = await Skirmish.of(['rifle-team Bell', 'light-mortar-team Pike'], ['rifle-team Lang', 'sniper Otto']);
    expect(await battle.refuses('@ben /effect who:Bell target:Lang by:mg')).toBe('WS-EFF-01');
    await battle.says('@ben /fire attacker:Bell target:Lang range:10 shots:1 faces:"1"');
    expect(await battle.refuses('@ben /effect who:Bell target:"Lang, Otto" by:mortar')).toBe('WS-EFF-01');
    expect(await battle.refuses('@ben /effect who:Pike target:Lang by:mortar')).toBe('WS-EFF-01');
    await battle.says('@ben /effect who:Bell target:Lang by:small-arms faces:"5"', '@anna /morale who:Lang faces:"1"');
    await battle.says('@ump /effect who:Bell target:Otto by:mg faces:"1"', '@anna /effect who:Lang by:mg faces:"1"');
    expect((await battle.fields('Otto')).suppressed).toBe(1);
  });

  test('WS-PORT-01: a team isn’t a portal, and isn’t driven off the table as one', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['rifle-team Lang']);
    expect(await battle.refuses('@ben /solo task:portal who:Bell range:6 cover:soft')).toBe('WS-PORT-01');
    expect((await battle.unit('Bell')).gone).toBeUndefined();
  });
});

describe('men who pass from team to team', () => {
  test('WS-ORG-05, WS-ORG-04: the last man of a team cannot scout, and a team without men is no longer there', async () => {
    const battle = await Skirmish.of(['sniper Snipe', 'bren-team Hale', 'scouts Pip'], ['hmg-team Lang']);
    expect(await battle.refuses('@ben /act who:Snipe action:detach target:Pip')).toBe('WS-ORG-05');
    expect((await battle.says('@ben /act who:Hale action:detach target:Pip')).text).toContain(
      'Hale figure 2 (loader) goes over to Pip.',
    );
    await battle.ends();
    await battle.says('@anna /fire who:Lang target:Hale range:5 shots:1 dispersed:false faces:"10 5"');
    expect((await battle.unit('Hale')).gone).toBe('killed');
  });

  test('WS-ORG-04, -05: a man who scouts and goes back to his crew is neither lost nor out of play', async () => {
    const battle = await Skirmish.of(['bren-team Hale', 'scouts Pip'], ['hmg-team Lang']);
    await battle.says('@ben /act who:Hale action:detach target:Pip');
    await battle.ends();
    await battle.ends();
    await battle.says('@ben /act who:Pip action:rejoin target:Hale');
    expect((await battle.unit('Pip')).gone).toBe('transferred');
    expect((await battle.says('@ump /game losses')).text).toContain('Brits 2 of 2');
    await battle.ends();
    expect((await battle.says('@ump /game losses')).text).not.toMatch(/worst turn|Out in turn|Weaker since/);
    expect((await battle.says('@ump /game status')).text).toContain('Brits: ben, 1 in play\n');
    expect((await battle.says('@ump /report')).text).not.toContain('Pip (');
  });

  test('WS-ORG-03: scouts without a man aren’t counted among those brought to the battle', async () => {
    const battle = await Skirmish.of(['bren-team Hale', 'scouts Pip'], ['hmg-team Lang']);
    expect((await battle.says('@ump /game losses')).text).toContain('Brits 2 of 2');
  });
});

describe('a grenade that is dropped', () => {
  test('WS-DEM-01, WS-GREN-05: goes into the bunker though a machine gun is served in it', async () => {
    const battle = await Skirmish.of(['rifle-team Bell'], ['hmg-team Lang']);
    await battle.ends();
    await battle.says('@anna /act who:Lang action:bunker', '@ump /turn end');
    expect(await battle.refuses('@ben /grenade who:Bell target:Lang range:8')).toBe('WS-BNK-02');
    const dropped = await battle.says('@ben /grenade who:Bell target:Lang range:4 drop:true faces:"4 2 1 1 1"');
    expect(dropped.known).toMatchObject({ at: 'bunker', figures: 3 });
    expect(dropped.facts).toMatchObject({ hit: true, exploded: true, suppressed: 3 });
  });
});

describe('what players are told when a phase begins', () => {
  test('WS-SMK-03, WS-MOR-06, WS-MOR-01: smoke that lifts, who is free again, and what binds the others', async () => {
    const battle = await Skirmish.of(
      ['rifle-team Bell', 'light-mortar-team Pike'],
      ['rifle-team Lang', 'rifle-team Weber'],
    );
    const ended = async (times: number) => {
      await battle.ends(times - 1);
      return (await battle.says('@ump /turn end')).text;
    };
    await battle.says('@ben /smoke who:Pike range:20 faces:"12"', '@ump /unit edit unit:Lang fields:"idle:true"');
    await battle.says('@ben /fire attacker:Bell target:Weber range:10 shots:1 faces:"1"');
    const theirs = await ended(1);
    expect(theirs).toContain("Fallen back, so they can't move or fire in this phase: Lang. WS-MOR-06");
    expect(theirs).toContain('Under fire, so they test before crossing open ground: Weber. WS-MOR-01');
    expect(await ended(1)).toContain("Brits' smoke lifts at the end of this phase. WS-SMK-03");
    const next = await ended(1);
    expect(next).toContain('The smoke has lifted. WS-SMK-03');
    expect(next).toContain('Lang is free to act again. WS-MOR-06');
  });

  test('WS-SUP-02, WS-TURN-02: who has lifted suppression or fought hand to hand has done something', async () => {
    const battle = await Skirmish.of(['rifle-team Bell', 'rifle-team Hale'], ['rifle-team Lang']);
    await battle.says('@ump /unit edit unit:Bell fields:"suppressed:1"', '@ben /suppress who:Bell faces:"6"');
    await battle.says('@ben /assault who:Hale target:Lang faces:"3 3"');
    expect((await battle.says('@ump /turn end')).text).not.toContain('Did nothing');
  });

  test('WS-DMG-14: nobody waits for a crew that is stunned', async () => {
    const battle = await Skirmish.of(['at-gun Bell'], ['panther Panther', 'rifle-team Lang']);
    await battle.says('@ben /tankhit who:Bell target:Panther weapon:gun range:24 facing:side faces:"8 3"');
    expect((await battle.fields('Panther')).stunned).toBe(true);
    const text = (await battle.says('@ump /turn end')).text;
    expect(text).toContain("Stunned, so they can't do anything: Panther. WS-DMG-14");
    expect(text).toContain('Yet to act: Lang');
  });
});
