import type { Say } from './club-table.ts';

/** Two turns of Landser (original): Schmidt is shot at 8 inches and dies of the second hit, an entry is undone, a note is written. */
export async function reportedBattle(say: Say): Promise<void> {
  await say('@carla /game new name:"The farm <at> Troarn" rules:landser-classic sides:"Germans, British"');
  await say('/game join side:germans');
  await say('@bob /game join side:british');
  for (const name of ['Schmidt', 'Vogel']) await say(`/unit add profile:rifleman name:${name}`);
  for (const name of ['Miller', 'Cole']) await say(`@bob /unit add profile:rifleman name:${name}`);
  await say('@carla /initiative faces:"5 2"');
  await say('@carla /turn end');
  await say('@carla /game report each-turn:true');
  await say('/fire who:Schmidt target:Miller range:8 faces:3');
  await say('/note text:"Fog lies over <b>the orchard</b> *still*."');
  await say('/undo');
  await say('/note text:"Fog lies over <script>alert(1)</script> the orchard."');
  await say('@carla /turn end');
  await say('@bob /fire who:Miller target:Schmidt range:8 faces:"6 6 6"');
  await say('@carla /turn end');
}
