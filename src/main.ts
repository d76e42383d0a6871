import { config as readEnvFile } from 'dotenv';
import { type Config, ConfigError, readConfig } from './config.ts';
