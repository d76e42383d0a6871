import { openSession } from '../../docs/generate/session.ts';
import { plainText } from '../../src/reply/plain-text.ts';

/** A drawn table and who stands on it, as a test lays it. */
export interface Laid {
  readonly rules: string;
  /** Pieces of terrain, as a file has them. */
  readonly pieces: readonly object[];
  /** Each unit with its side, profile and place; a vehicle with its base. */
  readonly units: readonly (readonly [
    name: string,
    side: 'reds' | 'blues',
    profile: string,
    place: Readonly<Record<string, unknown>>,
  ])[];
  /** Commands that bring in whoever has no profile of his own, before the table is laid. */
  readonly musters?: readonly string[];
  /** Where else somebody stands, and which edges are the sides'. */
  readonly laid?: { readonly units?: readonly object[]; readonly edges?: object };
  /** Commands that the battle begins with, besides the first /turn end. */
  readonly begins?: readonly string[];
}

/** What a command comes to at such a table: its JSON. The table itself is laid before the first turn. */
export async function onTable(
  { rules, pieces, units, musters = [], laid = {}, begins = [] }: Laid,
  ...commands: readonly string[]
) {
  const places = [...units.map(([name, , , place]) => ({ name, ...place })), ...(laid.units ?? [])];
  const form = { format: 'umpire-table', version: 1, size: [72, 48], pieces, units: places };
  const table = JSON.stringify({ ...form, ...(laid.edges ? { edges: laid.edges } : {}) });
  const session = await openSession('table');
  const lines = [
    `@ump /game new rules:${rules} sides:"Reds, Blues"`,
    '@anna /game join side:reds',
    '@ben /game join side:blues',
    ...units.map(([name, side, profile]) => `@ump /unit add profile:${profile} name:${name} side:${side}`),
    ...musters,
    `@ump /battlefield import json:"${table.replaceAll('"', '\\"')}"`,
    ...begins,
    '@ump /turn end',
  ];
  for (const line of lines) {
    const { outcome } = await session.hear(line);
    if (!outcome.ok) throw new Error(`${line}: ${JSON.stringify(outcome.problem.json)}`);
  }
  const answers = [];
  for (const command of commands) {
    const { outcome } = await session.hear(command);
    const { json, document } = outcome.ok ? outcome.answer : outcome.problem;
    answers.push({ ...json, read: plainText(document) } as Answered);
  }
  await session.close();
  return answers;
}

/** The parts of an answer that these tests look at. */
interface Answered {
  /** The reply, as it's read. */
  readonly read: string;
  readonly error?: { readonly message: string };
  readonly odds?: { readonly outcomes: readonly object[] };
  readonly facts?: object;
  readonly filled?: object;
  readonly known?: object;
  readonly refused?: { readonly rule: string; readonly reason?: string };
  readonly data?: {
    readonly options: Readonly<
      Record<string, { readonly value: unknown; readonly from: string; readonly by?: readonly string[] }>
    >;
    readonly cannot?: readonly string[];
    readonly targets?: readonly string[];
    readonly more?: readonly {
      readonly command: string;
      readonly targets: readonly string[];
      readonly options: object;
    }[];
    readonly way?: object;
    readonly measure?: { readonly distance: { readonly centre: number } };
  };
}

/** The values of an answer's options that the table told. */
export function measured({ data }: Answered): Record<string, unknown> {
  const told = Object.entries(data?.options ?? {}).filter(([, { from }]) => from === 'table');
  return Object.fromEntries(told.map(([name, { value }]) => [name, value]));
}
