import type { Said } from '../table.ts';
import { alone, Table } from '../table.ts';

/** Numbers from 0 up to 1, the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How a battle went. */
export interface Went {
  readonly turns: number;
  readonly ended: 'decided' | 'long';
  /** Commands that the phases of the enemy took. */
  readonly commands: number;
}

const PARAS = [
  'rifle-team',
  'rifle-team-nco',
  'lmg-team',
  'bazooka-team',
  'sniper',
  'sherman',
  'command-group',
  'mortar-team',
  'jeep',
  'half-track',
  'flamethrower-team',
  'at-gun',
];
const GERMANS = [
  'rifle-team',
  'rifle-team-nco',
  'hmg-team',
  'lmg-team',
  'panzerfaust-man',
  'panzerschreck-team',
  'at-gun',
  'medium-tank',
  'light-mortar-team',
  'flamethrower-team',
  'half-track',
  'lorry',
  'assault-rifle-team',
  'panther',
];
const MOST_TURNS = 12;

/** A solo battle of legal acts and random answers. @throws if nothing legal is left, or a bug shows */
export async function randomBattle(seed: number): Promise<Went> {
  const chance = chances(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)]!;
  const some = (from: readonly string[], most: number, side: string) =>
    Array.from({ length: 1 + Math.floor(chance() * most) }, (_, i) => `profile:${pick(from)} name:${side}${i + 1}`);
  const paras = some(PARAS, 4, 'P');
  const germans = some(GERMANS, 4, 'G');
  const extras = [
    ...(chance() < 0.5 ? ['profile:portal count:2'] : []),
    ...(chance() < 0.4 ? ['profile:counter count:4'] : []),
  ];
  const house = chance() < 0.2 ? ['arrivals-twice'] : [];
  const table = await Table.open(`random${seed}`, ...alone(paras, [...germans, ...extras], house));
  try {
    return await new RandomBattle(table, chance, pick).play();
  } finally {
    await table.close();
  }
}

interface UnitSeen {
  readonly name: string;
  readonly side: string;
  readonly gone?: string;
  readonly profile: string;
  readonly sealed?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

class RandomBattle {
  readonly #table: Table;
  readonly #chance: () => number;
  readonly #pick: <T>(items: readonly T[]) => T;
  #commands = 0;
  #last = '';

  constructor(table: Table, chance: () => number, pick: <T>(items: readonly T[]) => T) {
    this.#table = table;
    this.#chance = chance;
    this.#pick = pick;
  }

  async play(): Promise<Went> {
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
      await this.#playersTurn();
      const ended = await this.#says('/turn end');
      if (!ended.ok) await this.#stuck('/turn end', ended);
      await this.#enemysPhase();
      const status = await this.#says('/turn status');
      if (/nobody left/.test(status.text ?? '')) return { turns: turn, ended: 'decided', commands: this.#commands };
    }
    return { turns: MOST_TURNS, ended: 'long', commands: this.#commands };
  }

  async #playersTurn(): Promise<void> {
    const units = await this.#units();
    const enemies = units.filter(({ side, gone }) => side === 'germans' && !gone);
    for (const unit of units.filter(({ side, gone }) => side === 'paras' && !gone)) {
      for (const line of this.#acts(unit, enemies)) {
        await this.#tries(line);
        await this.#givesOwed();
      }
    }
    await this.#givesOwed();
  }

  #acts(unit: UnitSeen, enemies: readonly UnitSeen[]): string[] {
    const target = enemies.length > 0 ? this.#pick(enemies) : undefined;
    const range = 1 + Math.floor(this.#chance() * 40);
    const who = unit.name;
    const at = target ? `target:"${target.name}"` : '';
    const lines = [
      `/move who:${who} moves:1`,
      `/move who:${who} pace:half`,
      `/suppress who:${who}`,
      `/spot who:${who} ${at} range:${range} cover:soft`,
      `/fire attacker:${who} ${at} range:${range} cover:${this.#pick(['open', 'soft', 'hard'])}`,
      `/fire attacker:${who} ${at} range:${range} hull:true`,
      `/tankhit attacker:${who} ${at} range:${range} facing:${this.#pick(['front', 'side', 'rear'])}`,
      `/barrage who:${who} ${at} range:${range}`,
      `/grenade who:${who} ${at} weapon:${this.#pick(['grenade', 'rifle-grenade', 'panzerfaust'])} range:${range}`,
      `/move who:${who} moves:1 ${at}`,
      `/assault who:${who} ${at}`,
      `/act who:${who} action:${this.#pick(['disperse', 'close-up', 'mount', 'dismount'])}`,
    ];
    return lines.filter(() => this.#chance() < 0.3);
  }

  /** What is owed, as printed. */
  async #givesOwed(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      const status = await this.#says('/turn status');
      const owed = [...(status.text ?? '').matchAll(/^Owed: (\/.*?)(?: WS-[A-Z]+-\d+)?$/gm)].map(([, line]) =>
        line!.replaceAll('"', '"'),
      );
      if (owed.length === 0) return;
      let given = 0;
      for (const line of owed) if ((await this.#says(clean(line))).ok) given += 1;
      if (given === 0) await this.#stuck(owed.join(' | '), await this.#says(clean(owed[0]!)));
    }
  }

  async #enemysPhase(): Promise<void> {
    for (let i = 0; i < 120; i++) {
      const status = await this.#says('/turn status');
      const { waits, asked, at } = status.data;
      if (at?.side !== 'germans') return;
      if (waits === 'owed') {
        const thrown = await this.#says('/solo task:turn');
        if (!thrown.ok) await this.#givesOwed();
        this.#commands += 1;
        continue;
      }
      if (waits === 'reaction') {
        if (this.#chance() < 0.5) await this.#reacts();
        const on = await this.#says('/solo task:turn');
        this.#commands += 1;
        if (!on.ok) await this.#stuck('/solo task:turn', on);
        continue;
      }
      if (waits !== 'question') {
        const on = await this.#says('/solo task:turn');
        if (!on.ok) await this.#stuck('/solo task:turn', on);
        continue;
      }
      if (this.#chance() < 0.1) await this.#reacts();
      await this.#answers(asked);
    }
    throw new Error(`The enemy's phase came to no end\n${this.#last}`);
  }

  async #reacts(): Promise<void> {
    const units = await this.#units();
    const own = units.filter(({ side, gone }) => side === 'paras' && !gone);
    const enemies = units.filter(({ side, gone, sealed }) => side === 'germans' && !gone && !sealed);
    if (own.length === 0 || enemies.length === 0) return;
    await this.#tries(
      `/fire attacker:${this.#pick(own).name} target:"${this.#pick(enemies).name}" range:${1 + Math.floor(this.#chance() * 40)}`,
    );
  }

  async #answers(asked: { question: string; options: readonly string[]; unit?: string }): Promise<void> {
    const answer = await this.#answerTo(asked);
    this.#commands += 1;
    const said = await this.#says(`/solo task:answer answers:"${answer}"`);
    if (said.ok) return;
    // If the enemy is gone or too far, give the plain command.
    const plain = asked.question.endsWith('sight') ? 'nearest:none' : '';
    const again = await this.#says(`/solo task:answer answers:"${plain}"`);
    if (!again.ok) {
      const status = await this.#says('/turn status');
      if (status.data.waits === 'question') await this.#stuck(`${JSON.stringify(asked)} <- ${plain}`, again);
    }
  }

  async #answerTo({ question, unit }: { question: string; unit?: string }): Promise<string> {
    const own = (await this.#units()).filter(({ side, gone }) => side === 'paras' && !gone).map(({ name }) => name);
    const inches = () => 1 + Math.floor(this.#chance() * 45);
    const cover = () => this.#pick(['open', 'soft', 'hard']);
    switch (question) {
      case 'sight':
      case 'afv-sight': {
        if (this.#chance() < 0.25) return this.#pick(['same', 'all-same', '']);
        if (this.#chance() < 0.1 || own.length === 0) return 'nearest:none';
        const gun = this.#chance() < 0.3 ? ` target:${this.#pick(own)} target-range:${inches()}` : '';
        const factors = this.#pick(['none', 'enemy-behind', 'covered-way', 'rough-way', 'defending', 'winning']);
        const told = question === 'sight' ? ` factors:${factors} cover:${cover()}` : '';
        return `nearest:${this.#pick(own)} range:${inches()} target-cover:${cover()}${told}${gun}`;
      }
      case 'target':
        return this.#chance() < 0.5 || own.length === 0 ? '' : `target:${this.#pick(own)} target-range:${inches()}`;
      case 'facing':
        return `facing:${this.#pick(['front', 'side', 'rear'])}`;
      case 'crossing':
        return `crossing:${this.#pick(['true', 'false'])}`;
      case 'caught':
        return 'figures:2';
      case 'portals':
        return this.#pick([
          '',
          'in-sight:all',
          'in-sight:none',
          "in-sight:all come-upon:'Portal 1'",
          "cornered:'Portal 2'",
        ]);
      case 'counter':
        return own.length > 0 && this.#chance() < 0.6
          ? `counter:'Counter 1,Counter 2' target:${this.#pick(own)} range:${1 + Math.floor(this.#chance() * 30)}`
          : '';
      default:
        void unit;
        return '';
    }
  }

  async #units(): Promise<readonly UnitSeen[]> {
    return (await this.#says('/unit list')).data.units;
  }

  /** A command the rules forbid counts as forbidden; a bug of ours does not. */
  async #tries(line: string): Promise<void> {
    await this.#says(line);
  }

  async #says(line: string): Promise<Said> {
    const said = await this.#table.says(line);
    this.#last = `${this.#last.slice(-4000)}\n> ${line}\n${said.text ?? said.refused?.message ?? said.error?.message}`;
    const fault = (said.error as { reference?: string } | undefined)?.reference;
    if (fault !== undefined) throw new Error(`A fault of Umpire's\n${this.#last}`);
    return said;
  }

  async #stuck(line: string, said: Said): Promise<never> {
    throw new Error(`Nothing legal is left: ${line}: ${said.refused?.message ?? said.error?.message}\n${this.#last}`);
  }
}

/** What is owed as a command to type, without the text after it. */
function clean(line: string): string {
  return line.replace(/ from turn .*$/, '').replace(/\.$/, '');
}
