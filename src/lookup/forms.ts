import type { Found } from './rules-by-id.ts';

/** A way to ask, and what an answer to it has in it. */
interface Form {
  readonly asked: RegExp;
  readonly says: RegExp;
}

const forms: readonly Form[] = [
  // How far.
  {
    asked:
      /\bhow (?:far|close|near|wide|long is the)\b|\b(?:distance|reach|radius|inches|width)\b|\bwie (?:weit|nah)\b|\breichweite\b|\bportée\b|\bà quelle distance\b/i,
    says: /″|\bsight\b|\bno (?:limit|maximum)\b|\binch|\bspeed\b|\bdistance/i,
  },
  // What's added or taken off.
  {
    asked: /\b(?:mods?|modifiers?|minus|penalty|bonus|malus|abzug|zuschlag)\b/i,
    says: /[+−]\d|\b(?:half|halves|double|twice|less|more|extra|costs?|takes?|takes off|no|nothing|doesn’t|never)\b/i,
  },
  // What to throw.
  {
    asked:
      /\b(?:what (?:do|does|did|must|should) \S+ (?:roll|need|throw)|to hit|needed|hit roll|was würfel|quel jet)\b/i,
    says: /\bD\d|\d or (?:more|less|over|under)|\bon an? \d|\d-\d|\bneeds? \d|\d\/\d|\bthrow|\broll|\bhits?\b|\bsaves?\b|\bdice\b/i,
  },
  // When.
  {
    asked: /^\s*when\b|\bwhen\s*\??\s*$|^\s*wann\b|^\s*quand\b/i,
    says: /\b(?:when|once|if|as soon|after|before|during|turn|each time|every time|until|at the (?:start|end)|first|then|on an? \d|\d or more)\b/i,
  },
  // How many.
  {
    asked: /\bhow many\b|\bnumber of\b|\bwie ?viele\b|\bcombien de\b/i,
    says: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|half|once|twice|single|any number|nobody|no limit|all|none|every|each)\b/i,
  },
  // Who.
  {
    asked: /^\s*(?:who|wer|qui)\b/i,
    says: /\b(?:he|who|nobody|anyone|everyone|players?|sides?|men|man|soldiers?|officers?|nco|leader|figures?|teams?|troops|crews?|units?|attacker|second|loader|owner|one)\b/i,
  },
];

/**
 * Whether what a rule says has what such a question asks for: a distance for *how far*, a number for *how many*.
 * @returns undefined for a question that asks in no such way
 */
export function saysWhatsAsked({ rule, book }: Found, question: string): boolean | undefined {
  const asked = forms.filter((form) => form.asked.test(question));
  const [, by, last] = SCORED.exec(question) ?? [];
  const scored = by ?? last;
  if (asked.length === 0 && scored === undefined) return undefined;
  const says = `${rule.title}. ${book.answers?.[rule.id] ?? rule.text.slice(0, FIRST)}`;
  if (scored !== undefined && !speaksOf(says, Number(scored))) return false;
  return asked.every((form) => form.says.test(says));
}

/** What was thrown, or by how much somebody won: *rolled a 4*, *lost by 2*, *damage 7*. */
const SCORED =
  /\b(?:roll(?:ed|s)?|threw|throw|got|by|wurf|gewürfelt|jet) (?:an? )?(\d{1,2})(?!\d|["″”]|-?inch|mm)|(?<=[\p{L}] )(?<!at |vs |over |under |up )(\d{1,2})\s*\??$/iu;

const FACES = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Whether a text has a number, by itself, as a word, or between two others. */
function speaksOf(text: string, number: number): boolean {
  const plain = text.toLowerCase();
  if (FACES[number] !== undefined && plain.includes(FACES[number])) return true;
  const spans = plain.matchAll(/(\d+)(?:(?:-| to )(\d+)|( or (?:more|over|better)))?/g);
  return [...spans].some(([, from, to, more]) => {
    return Number(from) <= number && number <= (more ? Number.POSITIVE_INFINITY : Number(to ?? from));
  });
}

/** How much of a rule without a ready answer is looked at: its first sentences. */
const FIRST = 200;
