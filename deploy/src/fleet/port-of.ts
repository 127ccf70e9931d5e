import { type Given, WrongUse } from './verb.ts';

/**
 * The port that `--port` names.
 *
 * @param without the one of a command that names none
 */
export function portOf(given: Given, without: number): number {
  const port = Number(given.option('port') ?? without);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new WrongUse(`--port ${given.option('port')} is no port from 1 to 65535.`);
}
