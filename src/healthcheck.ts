import { isAlive } from './discord/gateway/heartbeat.ts';

/** For a container's health check: exit status 0 if the bot in the same container is connected to Discord. */
process.exitCode = isAlive() ? 0 : 1;
