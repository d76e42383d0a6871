import type { Catalogue } from '../../reply/catalogue.ts';
import type { Command } from '../command.ts';

/** Commands that serve the same purpose, whatever their names. */
export interface Topic {
  readonly name: keyof Catalogue['commands']['topics'];
  /** The names of its commands; for the topic of rulings, all rulings. */
  readonly commands: readonly string[] | 'rulings';
}

/** The purposes of commands, in the order in which help shows them. */
export const topics: readonly Topic[] = [
  { name: 'rulings', commands: 'rulings' },
  { name: 'rulebook', commands: ['rules', 'table', 'card', 'compare'] },
  {
    name: 'playing',
    commands: [
      'quickstart',
      'game new',
      'game join',
      'game status',
      'play',
      'turn status',
      'turn board',
      'turn end',
      'order',
      'battle objective',
      'battle end',
      'game leave',
      'game hand-over',
      'agree',
      'decline',
    ],
  },
  {
    name: 'units',
    commands: [
      'unit squad',
      'unit add',
      'unit list',
      'unit show',
      'unit edit',
      'unit rename',
      'unit remove',
      'unit import',
      'unit export',
    ],
  },
  {
    name: 'drawn-table',
    commands: [
      'battlefield new',
      'battlefield preset',
      'battlefield size',
      'battlefield lay',
      'battlefield move',
      'battlefield remove',
      'battlefield hide',
      'battlefield reveal',
      'battlefield show',
      'battlefield measure',
      'battlefield page',
      'battlefield photo',
      'battlefield import',
      'battlefield export',
    ],
  },
  {
    name: 'running',
    commands: [
      'game rules',
      'game house',
      'game enforcement',
      'game dice',
      'game sides',
      'game remove-player',
      'game umpire',
      'game dismiss-umpire',
      'game battle',
      'game pause',
      'game resume',
      'game end',
      'game export',
      'game import',
      'game move-to',
    ],
  },
  {
    name: 'by-post',
    commands: ['game clock', 'game settings', 'game situation', 'game report', 'settings', 'pings', 'away'],
  },
  {
    name: 'records',
    commands: [
      'log',
      'report',
      'game losses',
      'note',
      'photo',
      'undo',
      'redo',
      'correct',
      'question',
      'again',
      'since',
    ],
  },
  {
    name: 'dice',
    commands: [
      'odds shots',
      'odds compare',
      'luck',
      'roll',
      'fair status',
      'fair mix',
      'fair use',
      'fair reveal',
      'fair verify',
    ],
  },
  { name: 'yours', commands: ['help', 'data export', 'data delete', 'server erase'] },
  { name: 'hosting', commands: ['host status', 'host announce', 'host leave', 'host block'] },
];

/** The commands of a topic, in its order. */
export function commandsAbout({ commands: names }: Topic, commands: readonly Command[]): readonly Command[] {
  if (names === 'rulings') return commands.filter(({ primary }) => primary !== undefined);
  return names.flatMap((name) => commands.find((each) => each.name === name) ?? []);
}
