import type { Profile, Squad } from '../../src/kernel/ruleset.ts';
import {
  ALL_NINE,
  profiles as original,
  squads as originalSquads,
  WITHOUT_MOVE_AND_FIRE,
} from '../landser-classic/squad.ts';

const ALL_TEN = [...ALL_NINE, 'rally'] as const;

/** The men of a typical squad (LS-SQD-02), with their weapons and the actions they can take (LS-ACT-01). */
export const profiles = {
  ...original,
  'squad-leader': { name: 'Squad leader', fields: { weapon: 'smg', actions: ALL_TEN, leader: true } },
  'second-in-command': { name: 'Second in command', fields: { weapon: 'rifle', actions: ALL_TEN } },
  // LS-SQD-01: rifles and SMGs in any mix, and an LMG instead of the GPMG.
  'smg-soldier': { name: 'SMG soldier', fields: { weapon: 'smg', actions: ALL_NINE } },
  'soviet-smg-soldier': { name: 'Soviet SMG soldier', fields: { weapon: 'smg-soviet', actions: ALL_NINE } },
  'carbine-soldier': { name: 'Carbine soldier', fields: { weapon: 'carbine', actions: ALL_NINE } },
  'lmg-gunner': {
    name: 'LMG gunner',
    fields: { weapon: 'lmg', sidearm: 'pistol', actions: WITHOUT_MOVE_AND_FIRE },
  },
  // LS-LAUN-01: it fires with /grenade weapon:grenade-launcher.
  grenadier: { name: 'Grenadier with launcher', fields: { weapon: 'rifle', launcher: true, actions: ALL_NINE } },
  medic: { name: 'Medic', fields: { weapon: 'pistol', medic: true, actions: ALL_NINE } },
  officer: { name: 'Officer', fields: { weapon: 'pistol', leader: true, actions: ALL_TEN } },
  // LS-SNIP-05: the spotter is a sniper himself.
  sniper: { name: 'Sniper', fields: { weapon: 'sniper-rifle', sniper: true, actions: ALL_NINE } },
  spotter: { name: 'Spotter', fields: { weapon: 'sniper-rifle', sniper: true, spotter: true, actions: ALL_NINE } },
  // LS-HMG-01: from its tripod, with observers.
  'hmg-gunner': {
    name: 'HMG gunner',
    fields: { weapon: 'hmg', sidearm: 'pistol', actions: WITHOUT_MOVE_AND_FIRE },
  },
  observer: { name: 'Observer', fields: { weapon: 'pistol', actions: ALL_NINE } },
  // LS-AT-02: he moves or shoots, not both.
  'anti-tank-gunner': { name: 'Anti-tank gunner', fields: { weapon: 'bazooka', actions: WITHOUT_MOVE_AND_FIRE } },
  'anti-tank-loader': { name: 'Anti-tank loader', fields: { weapon: 'rifle', actions: WITHOUT_MOVE_AND_FIRE } },
} as const satisfies Readonly<Record<string, Profile>>;

export const squads = {
  squad: { ...originalSquads.squad, rule: 'LS-SQD-02' },
  'sniper-team': {
    name: 'A sniper and his spotter',
    rule: 'LS-SNIP-05',
    members: [
      { profile: 'sniper', count: 1 },
      { profile: 'spotter', count: 1 },
    ],
  },
  'hmg-team': {
    name: 'An HMG with its observer',
    rule: 'LS-HMG-01',
    members: [
      { profile: 'hmg-gunner', count: 1 },
      { profile: 'loader', count: 1 },
      { profile: 'observer', count: 1 },
    ],
  },
  'anti-tank-team': {
    name: 'The two men of a bazooka or Panzerschreck',
    rule: 'LS-AT-03',
    members: [
      { profile: 'anti-tank-gunner', count: 1 },
      { profile: 'anti-tank-loader', count: 1 },
    ],
  },
} as const satisfies Readonly<Record<string, Squad>>;
