import type { Movement } from './book.ts';

/** Speeds in inches; rates say how far an inch of the allowance goes. */
export const movement = {
  // biome-ignore format: as the book prints it
  movers: {
    'infantry-run':     { rule: 'PT-MOVE-04', label: 'run', mobility: 'foot', speed: 6 },
    'infantry-assault': { rule: 'PT-MOVE-04', label: 'assault-move', mobility: 'foot', speed: 3 },
    heavy:              { rule: 'PT-MOVE-06', label: 'heavy-weapon', mobility: 'foot', speed: 4 },
    'gun-push':         { rule: 'PT-MOVE-07', label: 'pushed-gun', mobility: 'pushed', speed: 1 },
    tracked:            { rule: 'PT-MOVE-08', label: 'tracked-vehicle', mobility: 'tracked' },
    'half-track':       { rule: 'PT-MOVE-08', label: 'half-track', mobility: 'half-track' },
    wheeled:            { rule: 'PT-MOVE-08', label: 'wheeled-vehicle', mobility: 'wheeled' },
  },
  vehicles: { rule: 'PT-MOVE-08', label: 'vehicle-speed' },
  // biome-ignore format: as the book prints it
  road: {
    foot:         { rule: 'PT-MOVE-10', label: 'road', rate: 1 },
    pushed:       { rule: 'PT-MOVE-10', label: 'road', rate: 1 },
    tracked:      { rule: 'PT-MOVE-10', label: 'road-tracked', rate: 2 },
    'half-track': { rule: 'PT-MOVE-10', label: 'road-half-tracked', rate: 2 },
    wheeled:      { rule: 'PT-MOVE-10', label: 'road-wheeled', rate: 3 },
  },
  bonus: { rule: 'PT-MOVE-09', label: 'all-on-road', value: 3, mobilities: ['foot'] },
  slow: {
    forest: { rule: 'PT-MOVE-11', label: 'forest', rate: 1 / 2 },
    rough: { rule: 'PT-MOVE-11', label: 'rough', rate: 1 / 2 },
  },
  steep: { rule: 'PT-MOVE-14', label: 'steep', rate: 1 / 2 },
  obstacle: { rule: 'PT-MOVE-13', label: 'obstacle', value: -1 },
  spent: { rule: 'PT-MOVE-02', label: 'left-of-move' },
  half: { rule: 'PT-LOAD-01', label: 'loading', rate: 1 / 2 },
  // biome-ignore format: a rule a line
  barred: {
    truck:       { rule: 'PT-MOVE-11', label: 'truck-off-road' },
    building:    { rule: 'PT-MOVE-12', label: 'in-building' },
    obstacle:    { rule: 'PT-MOVE-13', label: 'wheels-over-wall' },
    'run-again': { rule: 'PT-MOVE-05', label: 'run-again' },
  },
} as const satisfies Movement;
