import type { Logger } from 'pino';
import type { Store } from '../campaign/store/store.ts';
import { inChannelForm, inOwnForm } from '../command/own-form.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Document } from '../reply/document.ts';
import { Answers } from './answers/answers.ts';
import type { Pings } from './answers/pinging.ts';
import type { StepMessages } from './answers/step-messages.ts';
import { Unanswered } from './answers/unanswered.ts';
import type { Untold } from './answers/untold.ts';
import { KeptCommands } from './commands/kept-commands.ts';
import { TableDice } from './commands/table-dice.ts';
import { Threads } from './commands/threads.ts';
import { CorrectionForms } from './forms/correction-forms.ts';
import { QuestionForms } from './forms/doubt-forms.ts';
import { Forms } from './forms/missing-options.ts';
import { SettingsForms } from './forms/settings-form.ts';
import { Questions } from './forms/solo-questions.ts';
import type { HostDesk } from './host/desk.ts';
import { Taps } from './presses/double-taps.ts';
import { Panels } from './presses/panels.ts';
import type { Registration } from './registration/registration.ts';
import type { Keeping } from './servers/keeping.ts';
import type { AfterRecords } from './upkeep/after-records.ts';

/** What the bot needs for handling interactions. */
export interface World {
  /** What everything is said with. */
  readonly words: Catalogue;
  readonly referee: Referee;
  readonly store: Store;
  readonly keeping: Pick<Keeping, 'used' | 'belongings' | 'forget'>;
  readonly untold: Untold;
  readonly steps: StepMessages;
  readonly pings: Pings;
  readonly registration: Pick<Registration, 'mention' | 'books' | 'used'>;
  readonly after: Pick<AfterRecords, 'keep' | 'told' | 'shown' | 'thrown'>;
  readonly host: Pick<HostDesk, 'for' | 'refuses'>;
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'answered'> | undefined;
  readonly config: Pick<Config, 'api' | 'servers' | 'quotas' | 'keepMisses'>;
}

/** The parts that answer, each in its own field. */
export interface Parts extends Pick<World, 'words' | 'referee' | 'keeping' | 'pings' | 'log'> {
  readonly answers: Answers;
  readonly dice: TableDice;
  readonly forms: Forms;
  readonly kept: KeptCommands;
  readonly panels: Panels;
  readonly corrections: CorrectionForms;
  readonly doubts: QuestionForms;
  readonly settings: SettingsForms;
  readonly threads: Threads;
  readonly questions: Questions;
  readonly unanswered: Unanswered;
  readonly taps: Taps;
}

/** Makes the parts. */
export function partsOf(world: World): Parts {
  const { words, referee, store, keeping, untold, steps, pings, registration, after, host, log, config, metrics } =
    world;
  const mention = (guild: string | null) => registration.mention(guild);
  const formFor = async (user: string | undefined, channel: string, document: Document) =>
    user === undefined ? inChannelForm(referee, channel, document) : inOwnForm(referee, user, channel, document);
  const answers = new Answers(words, untold, log, steps, mention, after, formFor, metrics, referee.photos);
  const dice = new TableDice(words, referee, store, { keeping, after, pings, host }, answers, log);
  const kept = new KeptCommands(store);
  const forms = new Forms(words, referee, kept, answers, log);
  const panels = new Panels({ words, referee, dice, answers, forms, kept, log });
  return {
    words,
    referee,
    keeping,
    pings,
    log,
    answers,
    dice,
    forms,
    kept,
    panels,
    corrections: new CorrectionForms(words, referee, dice, answers, log),
    doubts: new QuestionForms(words, referee, dice, answers, log, config.api),
    settings: new SettingsForms(words, referee, dice, answers, log),
    threads: new Threads({ words, referee, dice, answers, keeping, log }),
    questions: new Questions(words, referee, dice, answers, panels, log),
    unanswered: new Unanswered(words, store, config.keepMisses, log),
    taps: new Taps(),
  };
}
