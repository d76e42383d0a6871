import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '../../src/config.ts';

const text = (path: string) => readFileSync(path, 'utf8');
const dockerfile = text('Dockerfile');
const start = JSON.parse(text('package.json')).scripts.start as string;

/** Set for Node, not for Umpire. */
const OF_NODE = ['NODE_ENV'];
const strange = (names: readonly string[]) => names.filter((name) => ![...SETTINGS, ...OF_NODE].includes(name));

describe('.env.example', () => {
  const lines = [...text('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)];

  test('has each setting once', () => {
    expect(lines.map(([, name]) => name).toSorted()).toEqual(SETTINGS.toSorted());
  });

  test('says what holds where nothing is set', () => {
    expect(readConfig(Object.fromEntries(lines.map(([, name, value]) => [name, value])))).toEqual(readConfig({}));
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(text('compose.yaml'));
  const { umpire } = services;

  test('sets what is a setting, to values that are allowed', () => {
    expect(strange(Object.keys(umpire.environment))).toEqual([]);
    expect(() => readConfig(umpire.environment)).not.toThrow();
    expect(umpire.env_file).toBe('.env');
  });

  test('keeps the log in a volume that there is, where the image keeps it', () => {
    const [volume, folder] = umpire.volumes[0].split(':');
    expect(Object.keys(volumes)).toContain(volume);
    expect(umpire.environment.DATABASE_URL).toMatch(new RegExp(`^sqlite://${folder}/`));
    expect(dockerfile).toContain(`VOLUME ${folder}\n`);
  });

  test('lets the heartbeat of the health check be written in a container that is read-only', () => {
    expect(umpire).toMatchObject({ read_only: true, tmpfs: ['/tmp'] });
  });
});

describe('the profiles of compose.yaml', () => {
  const { services, volumes, secrets } = parse(text('compose.yaml'));
  type Service = { profiles?: string[]; volumes?: string[]; environment?: Record<string, string>; secrets?: string[] };
  const all = Object.entries(services as Record<string, Service>);

  test('leave a bot by itself if none is asked for', () => {
    expect(all.filter(([, { profiles }]) => !profiles).map(([name]) => name)).toEqual(['umpire']);
    expect([...new Set(all.flatMap(([, { profiles = [] }]) => profiles))]).toEqual([
      'postgres',
      'backups',
      'dashboard',
    ]);
  });

  test('use volumes, files and secrets that there are', () => {
    for (const [name, { volumes: used = [], secrets: kept = [] }] of all) {
      for (const from of used.map((each) => each.split(':')[0]!))
        expect(from.startsWith('./') ? existsSync(from) : Object.hasOwn(volumes, from), `${name}: ${from}`).toBe(true);
      for (const secret of kept) expect(Object.keys(secrets)).toContain(secret);
    }
  });

  test('back up the database that the bot plays on, where the image can write', () => {
    const { umpire, backups } = services;
    expect(backups.environment).toEqual(umpire.environment);
    expect(dockerfile).toContain('chown nobody:nogroup /data /backups');
    expect(backups.command.join(' ')).toContain('dist/src/main.js backup "/backups/');
  });

  test('have the alerts, and ask the bot where it serves its metrics', () => {
    const { rule_files: rules, scrape_configs: scrapes } = parse(text('hosting/prometheus.yaml'));
    expect(rules).toEqual(['alerts.yaml']);
    expect(scrapes[0].static_configs[0].targets).toEqual(['umpire:9464']);
    expect(services.prometheus.volumes.join(' ')).toContain('./hosting/alerts.yaml:/etc/prometheus/alerts.yaml:ro');
  });
});

describe('hosting/umpire.service', () => {
  const path = 'hosting/umpire.service';
  const values = (key: string) =>
    [...text(path).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);
  const set = Object.fromEntries(values('Environment').map((each) => each.split('=', 2)));

  test('sets what is a setting, to values that are allowed', () => {
    expect(strange(Object.keys(set))).toEqual([]);
    expect(() => readConfig(set)).not.toThrow();
  });

  test('keeps the log in its state directory, and starts what npm start does', () => {
    expect(set.DATABASE_URL).toMatch(new RegExp(`^sqlite:///var/lib/${values('StateDirectory')[0]}/`));
    expect(values('ExecStart')[0]).toBe(`/usr/bin/${start}`);
  });

  test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is what systemd understands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-unit-'));
    try {
      // Here Node may be elsewhere.
      const unit = text(path).replace('/usr/bin/node', process.execPath);
      writeFileSync(join(folder, 'umpire.service'), unit);
      const said = execFileSync('systemd-analyze', ['verify', '--man=no', join(folder, 'umpire.service')], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
      expect(said).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe.each(['README.md', 'docs/hosting.md'])('%s', (path) => {
  test('names only settings that there are', () => {
    const named = [...text(path).matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(0);
    expect(strange(named)).toEqual([]);
  });

  test('has the invite link, with the permissions that the bot can use', () => {
    const used = [
      'ViewChannel',
      'SendMessages',
      'SendMessagesInThreads',
      'AttachFiles',
      'ReadMessageHistory',
      'CreatePublicThreads',
      'PinMessages',
    ] as const;
    const sum = used.reduce((all, name) => all | PermissionFlagsBits[name], 0n);
    expect(text(path)).toContain(
      `https://discord.com/oauth2/authorize?client_id=YOUR_APPLICATION_ID&scope=bot+applications.commands&permissions=${sum}`,
    );
  });
});
