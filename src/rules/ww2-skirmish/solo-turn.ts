import type { OptionValue } from '../../kernel/options.ts';

/** How the side that the rules run plays its phase. */
export interface SoloTurn {
  readonly rules: Readonly<
    Record<
      'order' | 'afv' | 'attack' | 'fires' | 'lifts' | 'melee' | 'counters' | 'portals' | 'none-in-sight' | 'placed',
      string
    >
  >;
  readonly inches: number;
  readonly goes: Readonly<Record<string, 'full' | 'half'>>;
  readonly closes: readonly string[];
  readonly charges: readonly string[];
  readonly silent: readonly string[];
  readonly counters: Readonly<
    Record<
      string,
      {
        readonly verb: string;
        readonly options: Readonly<Record<string, OptionValue>>;
        /** One for each member of the team. */
        readonly shots?: 'members';
        readonly figures?: 'members';
      }
    >
  >;
}
