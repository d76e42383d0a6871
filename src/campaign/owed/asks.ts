import * as z from 'zod';
import { battleEnded, objectiveSet } from '../events/battle.ts';
import { battlefieldChanged, battlefieldLaid } from '../events/battlefield.ts';
import { beaconEnded, beaconSet } from '../events/beacon.ts';
import { clockSet } from '../events/clock.ts';
import * as game from '../events/game.ts';
import { heldBack, ruled } from '../events/ruling.ts';
import * as sides from '../events/sides.ts';
import { redone, undone } from '../events/undo.ts';
import { unitEdited, unitRemoved } from '../events/units.ts';
import { type need, wish } from '../state.ts';

/** What happens once it's agreed to, if that is known beforehand. */
const proposed = z.discriminatedUnion('type', [
  undone.schema,
  redone.schema,
  ruled.schema,
  heldBack.schema,
  unitEdited.schema,
  unitRemoved.schema,
  game.houseSet.schema,
  game.enforcementSet.schema,
  game.diceSet.schema,
  sides.playerJoined.schema,
  sides.playerLeft.schema,
  sides.playerRemoved.schema,
  sides.umpireNamed.schema,
  sides.umpireDismissed.schema,
  battleEnded.schema,
  objectiveSet.schema,
  battlefieldLaid.schema,
  battlefieldChanged.schema,
  clockSet.schema,
  beaconSet.schema,
  beaconEnded.schema,
]);

/** Something that a player may do only with someone else's agreement, until that is given or refused. */
export const ask = wish.extend({ proposes: z.array(proposed).readonly() });

export type Ask = Readonly<z.infer<typeof ask>>;
export type Need = Readonly<z.infer<typeof need>>;
export type Basis = Ask['on'];
export type Proposed = Ask['proposes'][number];
