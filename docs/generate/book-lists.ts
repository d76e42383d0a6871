import type { Ruleset, Squad } from '../../src/kernel/ruleset.ts';
import { code, plain, table } from './markdown.ts';

/** What can be switched: the optional rules and the alternative readings. The defaults are the book's; a group can change them. */
export function toggleSection({ toggles }: Ruleset): string[] {
  const rows = Object.entries(toggles).map(([name, toggle]) => [
    code(name),
    plain(toggle.line),
    toggle.default ? 'on' : 'off',
    toggle.rule,
  ]);
  const [first = ''] = Object.keys(toggles);
  return [
    '## House rules',
    `These are the book’s optional rules, and other readings of what it leaves open. ${code(`/game house toggle:${first} on:true`)} turns one on for the channel. ${code(`with:${first}`)} or ${code(`with:no-${first}`)} is for one ruling.`,
    table(['House rule', 'When it’s on', 'At first', 'Rule'], rows),
  ];
}

/** The profiles that units are made from. */
export function profileSection({ profiles }: Ruleset): string[] {
  const entries = Object.entries(profiles);
  const [first = ''] = Object.keys(profiles);
  return [
    '## Profiles',
    `${code(`/unit add profile:${first} name:Schmidt`)} adds one to the campaign. With ${code('count:6')} it adds six.`,
    table(
      ['Profile', 'Name'],
      entries.map(([id, { name }]) => [code(id), plain(name)]),
    ),
  ];
}

/** The squads, as the book prints them. */
export function squadSection({ squads, profiles }: Ruleset): string[] {
  const entries = Object.entries(squads);
  if (entries.length === 0) return [];
  const rows = entries.map(([id, { name, members, rule }]) => [
    code(id),
    plain(name),
    plain(membersOf(members, profiles)),
    rule,
  ]);
  return [
    '## Squads',
    `${code(`/unit squad squad:${entries[0]![0]} name:Red`)} raises a whole squad.`,
    table(['Squad', 'Name', 'Who is in it', 'Rule'], rows),
  ];
}

function membersOf(members: Squad['members'], profiles: Ruleset['profiles']): string {
  const counts = new Map<string, number>();
  for (const { profile, count } of members) counts.set(profile, (counts.get(profile) ?? 0) + count);
  return [...counts]
    .map(([profile, count]) => {
      const name = profiles[profile]?.name ?? profile;
      return count === 1 ? name : `${count} × ${name}`;
    })
    .join(', ');
}
