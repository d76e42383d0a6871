import { readdirSync, readFileSync } from 'node:fs';

/** A scene of a battle from the contract: the set-up, and then line by line what is typed and what must result. */
export interface Scenario {
  readonly title: string;
  /** The edition: `LC`, or `LS`. */
  readonly edition: string;
  readonly setups: readonly string[];
  readonly lines: readonly string[];
}

/** What both editions say under the same number: `~` stands for the prefix of the edition being played. */
export function inEdition(text: string, edition: string): string {
  return text.replaceAll('~', `${edition}-`);
}

/** All scenarios of the files beside this one; those for both editions count once for each. */
export function scenarios(): Scenario[] {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8').trim().split('\n\n').flatMap(readScenario),
  );
}

function readScenario(text: string): Scenario[] {
  const [title = '', head = '', ...lines] = text.split('\n');
  const [played = '', setups = ''] = head.split(': ');
  return (played === 'both' ? ['LC', 'LS'] : [played]).map((edition) => ({
    title: titleIn(title.replace('# ', ''), edition),
    edition,
    setups: setups === 'nothing' ? [] : setups.split(', '),
    lines: lines.map((line) => inEdition(line, edition)),
  }));
}

/** The rules in a title that belong to the edition being played. */
function titleIn(title: string, edition: string): string {
  const [ids = '', ...said] = title.split(': ');
  const other = edition === 'LC' ? 'LS-' : 'LC-';
  const own = ids.split(', ').filter((id) => !id.startsWith(other));
  return [own.join(', '), ...said].join(': ');
}

const BOOK: Readonly<Record<string, string>> = { LC: 'landser-classic', LS: 'landser' };

/** The lines of a set-up. Anything not named here is a toggle that is on. */
export function setUp(name: string, edition: string): readonly string[] {
  return SETUPS[name]?.(BOOK[edition]!) ?? (edition === 'LC' && name === 'fixed-initiative' ? [] : [toggled(name)]);
}

function toggled(toggle: string): string {
  return `@ump /game house toggle:${toggle} on:true`;
}

const SETUPS: Readonly<Record<string, (book: string) => readonly string[]>> = {
  'two squads': (book) => [
    `@ump /game new name:T rules:${book} sides:"Germans, British"`,
    '@anna /game join side:germans',
    '@ben /game join side:british',
    '@anna /unit squad name:Red',
    '@ben /unit squad name:Blue',
  ],
  begun: () => ['@anna /initiative faces:"5 2"', '@ump /turn end'],
  'the gun set up': () => ['@anna /weapon who:"Red Machine-gunner"', '@ump /turn end', '@ump /turn end'],
  tanks: () => ['@anna /unit squad squad:tiger name:Tiger', '@ben /unit squad squad:sherman name:Thunder'],
  'an HMG': () => ['@anna /unit squad squad:hmg-team name:Heavy'],
  'a sniper': () => ['@anna /unit squad squad:sniper-team name:Eagle'],
  'a bazooka': () => ['@ben /unit squad squad:anti-tank-team name:Zook'],
  // The original has no profile for him.
  'a medic': (book) =>
    book === BOOK.LC
      ? ['@ben /unit add profile:rifleman name:Doc', '@ben /unit edit unit:Doc fields:medic:true']
      : ['@ben /unit add profile:medic name:Doc'],
};
