import { type Node, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { commonOptions } from '../src/referee/rulings/common-options.ts';
import { rulesets } from '../src/rules/index.ts';
import { sourcesIn } from './reply/sources.ts';

/** Names that every book's verbs may use, which generic code may know: design 13 and the rules' own list of common options. */
const COMMON = new Set([
  ...Object.keys(commonOptions),
  ...['point', 'to', 'weapon', 'range', 'cover', 'moved', 'figures', 'modifier'],
]);

const books = Object.values(rulesets).flatMap(({ verbs }) => Object.entries(verbs));
const VERBS = new Set(books.map(([name]) => name).filter((name) => !COMMON.has(name)));
const OPTIONS = new Set(
  books.flatMap(([, { options, known }]) => Object.keys({ ...options, ...known })).filter((name) => !COMMON.has(name)),
);

/**
 * Words that generic code has for things of its own: an effect, a side, a button's action. As bare words they mean those; they're
 * judged only where a verb or an option is asked for its name, or where they stand in a list
 * with a name that means nothing else, or in one that is mostly names.
 */
const ORDINARY = new Set(
  `act action actions alone answers at auto before broken budget by casualties cause command crew crossing dice drop edge effect
  enclosed exit extra facing figure friends from front fuel gaps grade half hits idle items kind leader left light losses markers men
  mode mount moves near night obstacles occupants officer optics original out over pace part passengers path phase place points prone
  purpose question right risk rounds serious short shots side sight solo speed spent split spotter squads stance state strength support
  surrender suppressed targets task terrain treated turn unaware unit used what won-lately work wounds`.split(/\s+/),
);

/** A name where it can only be that of a verb or of an option. */
interface Found {
  readonly name: string;
  readonly code: string;
}

type Tree = Node & Readonly<Record<string, unknown>> & { readonly type: string };

/** What holds options by their names. */
const HOLDERS = new Set(['options', 'declared', 'filled', 'given']);
/** What a verb or an option is asked for. */
const ASKED = /\b(?:verb|option|command)\b|\bname\b/;

const isName = (name: unknown): name is string => typeof name === 'string' && (VERBS.has(name) || OPTIONS.has(name));
const isSure = (name: unknown): name is string => isName(name) && !ORDINARY.has(name);

/** The names of verbs and options in a module. Its types are left out, and what it imports. */
async function namesIn(text: string): Promise<Found[]> {
  const { code } = await transform(text, { loader: 'ts', target: 'es2023' });
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const found: Found[] = [];
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const say = (name: unknown, at: Node) => {
    if (isName(name)) found.push({ name, code: textOf(at).replaceAll(/\s+/g, ' ').slice(0, 80) });
  };
  fullAncestor(tree, (node, _state, ancestors) => {
    const each = node as Tree;
    const parent = ancestors.at(-2) as Tree | undefined;
    if (each.type === 'Literal' && !/^(?:Import|Export)/.test(parent?.type ?? '')) {
      if (isSure(each.value) || (isName(each.value) && parent && isTelling(each, parent, textOf)))
        say(each.value, parent!);
    }
    if (each.type === 'TemplateLiteral' && (each.quasis as readonly Tree[]).length === 1) {
      const { cooked } = (each.quasis as readonly { readonly value: { readonly cooked: string } }[])[0]!.value;
      if (isSure(cooked)) say(cooked, each);
    }
    if (each.type === 'MemberExpression' && !each.computed) {
      const name = (each.property as Tree).name;
      if (isName(name) && HOLDERS.has(lastOf(textOf(each.object as Node)))) say(name, each);
    }
    if (each.type === 'VariableDeclarator' && (each.id as Tree).type === 'ObjectPattern' && each.init) {
      if (!HOLDERS.has(lastOf(textOf(each.init as Node)))) return;
      for (const name of keysOf(each.id as Tree)) say(name, each);
    }
    if (each.type === 'ObjectExpression') for (const name of keysOf(each)) if (isSure(name)) say(name, each);
  });
  return found;
}

/** Whether an ordinary word is a name here: in a list with a sure one, or compared with the name of a verb or option. */
function isTelling(node: Tree, parent: Tree, textOf: (node: Node) => string): boolean {
  if (parent.type === 'ArrayExpression') {
    const values = (parent.elements as readonly (Tree | null)[]).map((each) => each?.value);
    const named = values.filter((each) => isName(each) || COMMON.has(String(each)));
    return values.some(isSure) || (values.length > 1 && named.length > values.length / 2);
  }
  if (parent.type !== 'BinaryExpression') return false;
  const other = parent.left === node ? parent.right : parent.left;
  return ASKED.test(textOf(other as Node));
}

const lastOf = (text: string) => /(\w+)\)?$/.exec(text)?.[1] ?? '';
const keysOf = (object: Tree) =>
  (object.properties as readonly Tree[]).flatMap((each) => {
    const key = each.key as Tree | undefined;
    return key && !each.computed ? [key.type === 'Identifier' ? key.name : key.value] : [];
  });

/** Everything but the books themselves, the words that replies have for them, and geometry, whose words are its own. */
const generic = sourcesIn('src').filter(({ path }) => !/^src\/(?:rules\/[^/]+|table|reply\/english)\//.test(path));

/** Where these words mean something else than a verb or option of a book. */
const MEANT_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  // What players call the columns of printed tables.
  'src/lookup/cells.ts': ['vehicle'],
  'src/lookup/charts.ts': ['vehicle'],
  // What kind of thing a name is of that a book may lack.
  'src/lookup/lacking.ts': ['vehicle'],
  // The parts of a square about what's aimed at; what's owed holds up.
  'src/kernel/dice/drawing.ts': ['short', 'over', 'right', 'left'],
  'src/kernel/state/due.ts': ['unit', 'side', 'turn'],
  // Options of commands that are no rulings, such as /solo task:answer, /unit and /game new.
  'src/command/turns/solo-turn.ts': ['answers', 'question'],
  'src/command/typing/mending.ts': ['unit'],
  'src/suggestions/bare-words.ts': ['unit'],
  'src/suggestions/known-fields.ts': ['unit'],
  'src/suggestions/known-values.ts': ['unit', 'side-1', 'side-2'],
  // What stands on a drawn table: a base that is a vehicle's or a gun's, the points of an outline.
  'src/campaign/battlefield.ts': ['vehicle'],
  'src/referee/battlefield/drawn.ts': ['vehicle'],
  'src/referee/battlefield/measuring.ts': ['angle'],
  'src/referee/battlefield/table-file.ts': ['vehicle'],
  'src/referee/battlefield/table-form.ts': ['vehicle'],
  'src/referee/battlefield/table-text.ts': ['gun', 'vehicle', 'points'],
  // `umpire move` takes a database to another one.
  'src/start.ts': ['move'],
  'src/terminal/host/backing-up.ts': ['move'],
  // A kind of terrain.
  'src/reply/pictures/battlefield/kinds.ts': ['smoke'],
  'src/referee/battlefield/piece-laid.ts': ['smoke'],
  // Fields of other things: a ruling that was given, who declared something, the fields that a book declares.
  'src/command/call.ts': ['kind'],
  'src/referee/rulings/gate.ts': ['kind'],
  'src/kernel/ruleset.ts': ['split'],
  'src/referee/agreement/unit-agreement.ts': ['unit'],
  'src/reply/report/markdown.ts': ['by'],
  'src/reply/report/page.ts': ['by'],
  'src/reply/report/post.ts': ['by'],
};

describe('what isn’t of one book', () => {
  test('knows no verb and no option of a book by its name, but for the common options', async () => {
    const found = generic.map(async ({ path, text }) => {
      const meant = MEANT_OTHERWISE[path] ?? [];
      const names = await namesIn(text);
      return names.flatMap(({ name, code }) => (meant.includes(name) ? [] : [`${path}: ${name} in ${code}`]));
    });
    expect((await Promise.all(found)).flat()).toEqual([]);
  });

  test('is allowed nothing that it no longer needs', async () => {
    const idle = Object.entries(MEANT_OTHERWISE).map(async ([path, names]) => {
      const known = await namesIn(generic.find((each) => each.path === path)?.text ?? '');
      return known.some(({ name }) => names.includes(name)) ? [] : [path];
    });
    expect((await Promise.all(idle)).flat()).toEqual([]);
  });

  test.each([
    ["const AT_ENEMIES = ['assault', 'fire'];", ['assault', 'fire']],
    ["if (verb === 'solo') stop();", ['solo']],
    ["const isMove = ruled.verb === 'move';", ['move']],
    ["switch (verb) { case 'tankhit': stop(); }", ['tankhit']],
    ["const OPEN = ['action', 'work', 'kind'];", ['action', 'work', 'kind']],
    ["const UNITS = ['who', 'unit', 'target'];", ['unit']],
    ['const own = options.task !== undefined;', ['task']],
    ['const { shots, weapon } = action.options;', ['shots']],
    ['const own = { morale: { suppressed: -1 } };', ['morale']],
    ['const own = Object.hasOwn(book.verbs, `grenade`);', ['grenade']],
  ])('a name is seen in %s', async (code, names) => {
    expect((await namesIn(code)).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    "// A tank may move and fire.\nconst text = 'It may move and fire';",
    "import { move } from './move.ts';",
    "type Verb = 'move' | 'fire';",
    "const button = { action: 'turn', of: 'unit' };",
    "const BLOCKS = ['unit', 'squad', 'all', 'step'];",
    "effect.effect === 'due' && 'unit' in effect.of;",
    'const { range, cover } = action.options;',
    'reader.move(fire);',
  ])('no name is seen in %s', async (code) => {
    expect(await namesIn(code)).toEqual([]);
  });
});
