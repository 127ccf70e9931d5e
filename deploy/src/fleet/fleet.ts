import { parseArgs } from 'node:util';
import { fileTrouble } from '@portal/api/file-trouble';
import { BuildRefused } from '../build/finish-build.ts';
import { Refused } from '../site/refused.ts';
import { fleetHelp, jsonOption, usageOf, verbHelp } from './help.ts';
import { type CommandEnvironment, type CommandInput, type FleetCommand, WrongUse } from './verb.ts';
import { verbs } from './verbs.ts';

/** Output and exit code of a command. */
export interface CommandResult {
  readonly code: 0 | 1 | 2 | 3;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the fleet command given by these arguments. Never throws. */
export async function fleet(
  args: readonly string[],
  surroundings: CommandEnvironment,
): Promise<CommandResult> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help') {
    const help = fleetHelp(verbs);
    return name ? done(help) : { code: 2, stdout: '', stderr: help };
  }
  const verb = verbs.find((one) => one.name === name);
  const wantsJson = args.includes('--json');
  if (!verb) {
    const there = verbs.map((one) => one.name).join(', ');
    return failed(new WrongUse(`There is no verb ${name}. There are: ${there}.`), wantsJson);
  }
  try {
    const given = read(verb, rest);
    if (given.has('help')) return done(verbHelp(verb));
    const { text, json } = await verb.run(given, surroundings);
    return done(wantsJson ? JSON.stringify(json, null, 1) : text);
  } catch (error) {
    return failed(error, wantsJson);
  }
}

const done = (stdout: string): CommandResult => ({ code: 0, stdout, stderr: '' });

function failed(error: unknown, wantsJson: boolean): CommandResult {
  const message = fileTrouble(error) ?? (error instanceof Error ? error.message : String(error));
  const code = codeOf(error);
  const kind = { 1: 'failed', 2: 'wrong use', 3: 'refused' }[code];
  const reasons = error instanceof Refused ? error.reasons : [message];
  return {
    code,
    stdout: wantsJson ? JSON.stringify({ error: { kind, message, reasons } }, null, 1) : '',
    stderr: message,
  };
}

function codeOf(error: unknown): 1 | 2 | 3 {
  if (error instanceof WrongUse) return 2;
  return error instanceof Refused || error instanceof BuildRefused ? 3 : 1;
}

/** @throws WrongUse for missing, surplus or unknown arguments */
function read(verb: FleetCommand, args: readonly string[]): CommandInput {
  const usage = `Usage: npm run fleet -- ${usageOf(verb)}`;
  const { values, positionals } = parsed(verb, args, usage);
  const missing = verb.arguments[positionals.length];
  if (!values.help && missing !== undefined) {
    throw new WrongUse(`The ${missing} is missing.\n${usage}`);
  }
  const superfluous = positionals[verb.arguments.length];
  if (superfluous !== undefined) {
    throw new WrongUse(`${superfluous} is one argument too many.\n${usage}`);
  }
  return {
    argument: (name) => positionals[verb.arguments.indexOf(name)] ?? '',
    option: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    },
    has: (name) => values[name] === true,
  };
}

function parsed(verb: FleetCommand, args: readonly string[], usage: string) {
  try {
    const options = Object.fromEntries(
      Object.entries({ ...verb.options, ...jsonOption }).map(([name, { type }]) => [
        name,
        { type },
      ]),
    );
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
