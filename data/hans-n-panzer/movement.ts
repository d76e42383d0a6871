import type { Movement } from './book/men.ts';
import { speeds } from './vehicles.ts';

export const movement = {
  speeds: { rule: 'HP-MOVE-02', label: 'pace', of: speeds },
  grounds: {
    road: { speed: 'on', rough: false },
    'off-road': { speed: 'off', rough: false },
    'road-rough': { speed: 'on', rough: true },
    'off-road-rough': { speed: 'off', rough: true },
  },
  slower: { rule: 'HP-MOVE-03', label: 'pace off the road' },
  /** A share of the road speed, for a unit coming from a road (HP-RUL-02). */
  offTheRoad: { rule: 'HP-MOVE-04', label: 'pace after a road', part: [1, 2] },
  rough: { rule: 'HP-MOVE-05', label: 'pace on rough ground', part: [2, 3] },
  reach: { rule: 'HP-MOVE-06', label: 'still to go, rounded down' },
  boarding: { rule: 'HP-MOVE-09', label: 'getting in or out', part: [1, 3] },
  loading: { rule: 'HP-MOVE-11', label: 'men get in or out of it' },
  moved: { rule: 'HP-MOVE-10', label: 'the vehicle has moved' },
  onFoot: 'infantry',
} as const satisfies Movement;
