import type { GivenOptions, Option, OptionTable } from '../kernel/options/options.ts';
import { namesThings } from '../lookup/entries.ts';
import type { Found } from '../lookup/rules-by-id.ts';
import { plainWords } from '../lookup/terms.ts';
import { meantBy } from '../rules/names.ts';

/** No name of a weapon has more words than this. */
const LONGEST = 3;

/**
 * The weapon that a rule is about, as an option of a command: the one in its title, or the title of the rule that begins
 * its subject. A rule on flamethrowers isn't shown with a rifle.
 */
export function ownWeapon({ rule, book }: Found, table: OptionTable): GivenOptions {
  const subject = rule.id.replace(/\d+$/, '');
  const begins = book.rules.find(({ id }) => id.startsWith(subject)) ?? rule;
  for (const { title } of [rule, begins]) {
    for (const name of Object.keys(table).filter((each) => namesThings(table[each], book))) {
      const named = weaponsIn(title, name, table[name]);
      if (named[0] !== undefined) return { [name]: named[0] };
    }
  }
  return {};
}

function weaponsIn(title: string, name: string, option: Option | undefined): readonly string[] {
  if (option?.type !== 'string' || !option.values) return [];
  const words = plainWords(title);
  for (let length = LONGEST; length > 0; length--) {
    const texts = words.slice(0, words.length - length + 1).map((_, i) => words.slice(i, i + length).join(' '));
    const found = texts.flatMap((text) => {
      const exact = meantBy(name, text, option.values!);
      return exact.length > 0 ? exact : meantBy(name, text.replace(/s$/, ''), option.values!);
    });
    if (found.length > 0) return [...new Set(found)];
  }
  return [];
}
