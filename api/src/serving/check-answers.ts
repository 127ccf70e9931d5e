import type { CallDefinition } from '@portal/contract/wire';
import type { TSchema } from 'typebox';
import { FileAnswer } from '../app/file-answer.ts';
import type { StreamEvent } from '../app/stream-answer.ts';
import { compileOnUse } from './compile-on-use.ts';

/**
 * Returns a check of a call's responses against its schema, which throws if a response breaks the
 * contract.
 */
export function answerCheck(name: string, call: CallDefinition): (answer: unknown) => void {
  const checkJson = jsonCheck(`The answer to ${name}`, call.response);
  return (answer) => {
    if (answer instanceof FileAnswer) {
      const { mediaType } = answer.file;
      if (call.files?.includes(mediaType)) return;
      throw new Error(`The answer to ${name} breaks the contract: a file of type ${mediaType}`);
    }
    checkJson(answer);
  };
}

/** Returns the same check for the events of a stream. */
export function eventCheck(
  name: string,
  { stream = {} }: CallDefinition,
): (event: StreamEvent) => void {
  const checks = new Map(
    Object.entries(stream).map(([event, schema]) => [
      event,
      jsonCheck(`${event} of ${name}`, schema),
    ]),
  );
  return ({ event, data }) => {
    const check = checks.get(event);
    if (!check) throw new Error(`The contract of ${name} knows no event ${event}.`);
    check(data);
  };
}

function jsonCheck(what: string, schema: TSchema): (said: unknown) => void {
  const compiled = compileOnUse(schema);
  return (said) => {
    const validator = compiled();
    // Checked as serialized, without the fields that JSON omits.
    const read: unknown = JSON.parse(JSON.stringify(said));
    if (validator.Check(read)) return;
    const [first] = validator.Errors(read);
    throw new Error(`${what} breaks the contract at ${first?.instancePath}: ${first?.message}`);
  };
}
