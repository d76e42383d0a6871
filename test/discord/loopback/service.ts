import type { SentFile } from './body.ts';
import type { Changes } from './changes.ts';
import type { Commands } from './commands.ts';
import type { Fault, Faults } from './faults.ts';
import type { Gateway } from './gateway.ts';
import type { Messages } from './messages.ts';
import type { Interaction } from './players/interaction.ts';
import type { Settings } from './settings.ts';
import type { Issue } from './validate/form.ts';
import type { Guild, World } from './world.ts';

/** A request the bot made, and its outcome. */
export interface RequestRecord {
  /** The route's name, such as `callback`; `unknown` when the loopback has no such route. */
  readonly route: string;
  readonly method: string;
  /** Without the API's base and version: `/interactions/1/token/callback`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly files: readonly SentFile[];
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  readonly fault: Fault | undefined;
  /** The HTTP status answered; undefined while, or if, no answer was sent. */
  status: number | undefined;
  /** The JSON answered. */
  answer: unknown;
}

/** A request Discord would have refused as malformed. */
export interface CaughtViolation {
  readonly request: RequestRecord;
  readonly issues: readonly Issue[];
}

/** The parts of the loopback, as they know each other. */
export interface Service {
  /** `http://127.0.0.1:PORT`, or under another name */
  readonly address: string;
  readonly token: string;
  readonly settings: Settings;
  readonly world: World;
  readonly changes: Changes;
  readonly gateway: Gateway;
  readonly messages: Messages;
  readonly commands: Commands;
  readonly faults: Faults;
  /** Hears of each interaction that got its first answer, by its ID. */
  acknowledged?: (interaction: string) => void;
  /** The bot leaves a guild. */
  leaveGuild(guild: Guild): void;
  /** By id. */
  readonly interactions: Map<string, Interaction>;
  /** Files users gave with a command, by attachment id. */
  readonly uploads: Map<string, SentFile>;
  readonly requests: RequestRecord[];
  readonly violations: CaughtViolation[];
}
