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
  slower: { rule: 'HP-MOVE-03', label: 'pace-off-road' },
  /** A share of the road speed, for a unit coming from a road (HP-RUL-02). */
  offTheRoad: { rule: 'HP-MOVE-04', label: 'pace-after-road', part: [1, 2] },
  rough: { rule: 'HP-MOVE-05', label: 'pace-on-rough', part: [2, 3] },
  reach: { rule: 'HP-MOVE-06', label: 'to-go' },
  boarding: { rule: 'HP-MOVE-09', label: 'boarding', part: [1, 3] },
  loading: { rule: 'HP-MOVE-11', label: 'loading' },
  moved: { rule: 'HP-MOVE-10', label: 'vehicle-moved' },
  onFoot: 'infantry',
} as const satisfies Movement;
