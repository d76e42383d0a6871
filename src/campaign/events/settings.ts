import { rulingsShown } from '../state.ts';
import { event } from './event.ts';

/** How the channel shows its campaign. */
export const settingsChanged = event(
  'settings-changed',
  { rulings: rulingsShown.exactOptional() },
  { sort: 'book', fold: (_, { rulings }) => (rulings ? { rulings } : {}) },
);
