import { type CommandInput, WrongUse } from './verb.ts';

/**
 * Returns the port given with `--port`.
 *
 * @param without the default
 */
export function portOf(given: CommandInput, without: number): number {
  const port = Number(given.option('port') ?? without);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new WrongUse(`--port ${given.option('port')} is no port from 1 to 65535.`);
}
