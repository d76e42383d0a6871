import { ChannelType, type Client, Events, type Guild, PermissionFlagsBits, type TextChannel } from 'discord.js';
import type { Logger } from 'pino';
import type { Catalogue } from '../../reply/catalogue.ts';
import { welcomeReply } from '../../reply/help/quickstart.ts';
import { render, sendable } from '../messages/render.ts';
import type { Registration } from '../registration/registration.ts';
import type { Keeping } from './keeping.ts';
import { keepOnly } from './places-kept.ts';

/**
 * Says hello once in a server that adds the bot. discord.js only reports servers joined while it's connected, so one joined while
 * the bot was off goes without.
 * @param serves whether it works for a server
 */
export function greet(
  words: Catalogue,
  client: Client,
  keeping: Keeping,
  registration: Pick<Registration, 'mention' | 'of'>,
  log: Logger,
  serves: (guild: string) => boolean,
): void {
  client.on(Events.GuildCreate, (guild) => {
    if (!serves(guild.id)) return;
    void keeping.does('saying hello', () => hello(words, guild, keeping, registration, log));
  });
}

async function hello(
  words: Catalogue,
  guild: Guild,
  { belongings }: Keeping,
  registration: Pick<Registration, 'mention' | 'of'>,
  log: Logger,
): Promise<void> {
  // The first process to claim it says hello, even if that fails: two welcomes would be worse than none.
  const says = guild.available && (await belongings.greet(guild.id));
  const channel = says ? placeIn(guild) : undefined;
  keepOnly(guild, new Set((await belongings.of(guild.id)).map((each) => each.channel)));
  if (!says) return;
  if (!channel) {
    log.debug({ guild: guild.id }, 'nowhere to say hello');
    return;
  }
  // The commands it mentions can be clicked.
  await registration.of(guild.id);
  try {
    // If it's sent again after a broken connection, it's still one message.
    await channel.send({
      ...sendable(render(words, welcomeReply(words), { mention: registration.mention(guild.id) })),
      nonce: guild.id,
      enforceNonce: true,
    });
  } catch (err) {
    log.debug({ err, guild: guild.id }, 'hello not said');
  }
}

/** The system channel if the bot may write there, otherwise the first text channel where it may. */
function placeIn({ channels, members: { me }, systemChannel }: Guild): TextChannel | undefined {
  if (!me) return undefined;
  const needed = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];
  const texts = [...channels.cache.values()].filter((channel) => channel.type === ChannelType.GuildText);
  const open = texts.filter((channel) => channel.permissionsFor(me).has(needed));
  return open.find(({ id }) => id === systemChannel?.id) ?? open.toSorted(byPlace)[0];
}

/** In Discord's own order: channels without a category before those with one, then by position, then the older first. */
function byPlace(a: TextChannel, b: TextChannel): number {
  const category = ({ parent }: TextChannel) => parent?.rawPosition ?? -1;
  return category(a) - category(b) || a.rawPosition - b.rawPosition || Number(BigInt(a.id) - BigInt(b.id));
}
