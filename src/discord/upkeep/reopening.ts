import {
  type Client,
  GatewayDispatchEvents,
  type GatewayThreadListSyncDispatchData,
  type GatewayThreadUpdateDispatchData,
} from 'discord.js';

/**
 * Tells of threads that have changed and aren't archived, and of those the bot can see again. It listens to the packets
 * themselves, because discord.js doesn't report threads that it had forgotten.
 */
export function onReopened(client: Client, tell: (channel: string) => void): void {
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, (thread: GatewayThreadUpdateDispatchData) => {
    if (!thread.thread_metadata?.archived) tell(thread.id);
  });
  client.ws.on(GatewayDispatchEvents.ThreadListSync, ({ threads }: GatewayThreadListSyncDispatchData) => {
    for (const { id } of threads) tell(id);
  });
}
