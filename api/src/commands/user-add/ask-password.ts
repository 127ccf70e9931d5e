import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { passwordLimits } from '../../access/passwords.ts';
import { isCommon } from '../../membership/common-passwords.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Prompts for a password twice on a terminal, without echo; otherwise reads one line of standard
 * input.
 *
 * @throws UsageError when it is too short, too long, too common, or the two entries differ
 */
export async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  const input = createInterface({ input: process.stdin, output: silence, terminal: isTerminal });
  const lines = input[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    if (isTerminal) process.stderr.write(question);
    const { value = '' } = await lines.next();
    if (isTerminal) process.stderr.write('\n');
    return String(value);
  };
  try {
    const password = await ask('Password: ');
    const { minimum, maximum } = passwordLimits;
    if (password.length < minimum || password.length > maximum) {
      throw new UsageError(`A password has ${minimum} to ${maximum} characters.`);
    }
    if (isCommon(password)) throw new UsageError('This password is one of the most common ones.');
    if (isTerminal && (await ask('Password again: ')) !== password) {
      throw new UsageError('The two passwords differ.');
    }
    return password;
  } finally {
    input.close();
  }
}

/** Suppresses the echo. */
const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
