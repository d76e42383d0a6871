import { ChannelType, type Client, Events, type Guild, PermissionFlagsBits, type TextChannel } from 'discord.js';
import type { Logger } from 'pino';
import { welcomeReply } from '../reply/quickstart.ts';
import type { Keeping } from './keeping.ts';
import type { Registration } from './registration.ts';
import { render, sendable } from './render.ts';

/**
 * Says hello, once, in a server that takes the bot in. discord.js tells of those alone that join while it is connected: one
 * that did while the bot was off goes without.
 * @param servers those that it works for, if not for all
 */
export function greet(
  client: Client,
  keeping: Keeping,
  registration: Pick<Registration, 'mention' | 'of'>,
  log: Logger,
  servers?: readonly string[],
): void {
  client.on(Events.GuildCreate, (guild) => {
    if (servers && !servers.includes(guild.id)) return;
    void keeping.does('saying hello', () => hello(guild, keeping, registration, log));
  });
}

async function hello(
  guild: Guild,
  { belongings }: Keeping,
  registration: Pick<Registration, 'mention' | 'of'>,
  log: Logger,
): Promise<void> {
  // Whoever is first says it, be it in vain: two hellos are worse than none.
  if (!guild.available || !(await belongings.greet(guild.id))) return;
  const channel = placeIn(guild);
  if (!channel) {
    log.debug({ guild: guild.id }, 'nowhere to say hello');
    return;
  }
  // The commands that it names are there to be clicked.
  await registration.of(guild.id);
  try {
    // Sent again after a broken connection it is still one message.
    await channel.send({
      ...sendable(render(welcomeReply(), { mention: registration.mention(guild.id) })),
      nonce: guild.id,
      enforceNonce: true,
    });
  } catch (err) {
    log.debug({ err, guild: guild.id }, 'hello not said');
  }
}

/** The system channel if the bot may write there, else the first text channel in which it may. */
function placeIn({ channels, members: { me }, systemChannel }: Guild): TextChannel | undefined {
  if (!me) return undefined;
  const needed = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];
  const texts = [...channels.cache.values()].filter((channel) => channel.type === ChannelType.GuildText);
  const open = texts.filter((channel) => channel.permissionsFor(me).has(needed));
  return open.find(({ id }) => id === systemChannel?.id) ?? open.toSorted(byPlace)[0];
}

/** As Discord lists them: channels without a category before those with one, then by position; the older first. */
function byPlace(a: TextChannel, b: TextChannel): number {
  const category = ({ parent }: TextChannel) => parent?.rawPosition ?? -1;
  return category(a) - category(b) || a.rawPosition - b.rawPosition || Number(BigInt(a.id) - BigInt(b.id));
}
