import { type Node, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { sourcesIn } from './reply/sources.ts';

type Tree = Node & Readonly<Record<string, unknown>> & { readonly type: string };

/** A function named `refuse…` or `assert…`, and what it does by itself. */
interface Checking {
  readonly name: string;
  throws: boolean;
  returns: boolean;
}

const isFunction = ({ type }: Tree) => /Function/.test(type);

/** Its own name, or that of the constant, property or method that it is. */
function nameOf(node: Tree, parent: Tree | undefined): string | undefined {
  const at = (node.id ?? (parent?.type === 'VariableDeclarator' ? parent.id : parent?.key)) as Tree | undefined;
  return at && String(at.name);
}

/** The functions of a module that refuse or assert. What a nameless function inside throws is theirs; what it returns isn't. */
function checkingIn(text: string): Checking[] {
  const { code } = transformSync(text, { loader: 'ts', target: 'es2023' });
  const found = new Map<Tree, Checking>();
  const named = (node: Tree, parent: Tree | undefined) => {
    const name = nameOf(node, parent);
    if (!found.has(node) && name && /^(?:refuse|assert)(?![a-z])/.test(name))
      found.set(node, { name, throws: false, returns: false });
    return found.get(node);
  };
  fullAncestor(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (each, _state, ancestors) => {
    const node = each as Tree;
    const around = ancestors as unknown as Tree[];
    const own = around.findLastIndex(isFunction);
    if (own < 0) return;
    if (isFunction(node)) {
      const checking = named(node, around.at(-2));
      if (checking && (node.body as Tree).type !== 'BlockStatement') checking.returns = true;
    }
    if (node.type === 'ReturnStatement' && node.argument) {
      const checking = named(around[own]!, around[own - 1]);
      if (checking) checking.returns = true;
    }
    if (node.type === 'ThrowStatement') {
      const of = around.findLastIndex((at, i) => isFunction(at) && nameOf(at, around[i - 1]) !== undefined);
      const checking = of < 0 ? undefined : named(around[of]!, around[of - 1]);
      if (checking) checking.throws = true;
    }
  });
  return [...found.values()];
}

/** What each function does against its name: `refuse…` gives the refusal, or nothing; `assert…` throws. */
function wrongOf(functions: readonly Checking[]): string[] {
  return functions.flatMap(({ name, throws, returns }) => {
    if (name.startsWith('assert')) return returns ? [`${name} returns`] : [];
    return [...(throws ? [`${name} throws`] : []), ...(returns ? [] : [`${name} returns nothing`])];
  });
}

describe('a check of the rules refuses or asserts', () => {
  const rules = sourcesIn('src/rules').filter(({ text }) => /refuse|assert/.test(text));

  test('one named refuse… returns what it refuses and throws nothing, one named assert… returns nothing', () => {
    const files = rules.map(({ path, text }) => ({ path, functions: checkingIn(text) }));
    expect(files.flatMap(({ functions }) => functions).length).toBeGreaterThan(200);
    expect(files.flatMap(({ path, functions }) => wrongOf(functions).map((wrong) => `${path}: ${wrong}`))).toEqual([]);
  });

  test.each([
    ['function refuseShot() { throw new Refusal(); }', ['refuseShot throws', 'refuseShot returns nothing']],
    ['function refuseCall(a) { if (a) throw new InputError(); return a; }', ['refuseCall throws']],
    ['const refuseShot = (all) => all.find(() => { throw 1; });', ['refuseShot throws']],
    ['function refuseReach() { assertInReach(); }', ['refuseReach returns nothing']],
    ['const check = { refuse(scene) { assertSeen(scene); } };', ['refuse returns nothing']],
    ['function assertPart(scene): Part { return scene.part; }', ['assertPart returns']],
    ['const assertPart = (scene) => partOf(scene);', ['assertPart returns']],
  ])('it’s seen that it doesn’t in %s', (code, wrong) => {
    expect(wrongOf(checkingIn(code))).toEqual(wrong);
  });

  test.each([
    'function refuseShot(a) { assertSeen(a); if (a) return new Refusal(); return undefined; }',
    'const refuseShot = (a) => (a ? new Refusal() : undefined);',
    'function refuseShot(a) { function assertSeen() { throw 1; } assertSeen(); return a; }',
    'function assertSeen(all) { if (all.length === 0) return; if (all.some((a) => { return a; })) throw 1; }',
    'function refusedBy(a) { throw a; }',
  ])('it does in %s', (code) => {
    expect(wrongOf(checkingIn(code))).toEqual([]);
  });
});
