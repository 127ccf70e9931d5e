import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { refuse } from '../app/refusal.ts';

/**
 * Prepares a job from a request stored as JSON.
 *
 * @returns a function that throws a Refusal `invalid` when another version stored the request in
 * another form
 */
export function prepareStoredRequest<Request extends TSchema, Asker, Setting, Prepared>(
  request: Request,
  prepare: (asker: Asker, request: Static<Request>, setting: Setting) => Promise<Prepared>,
) {
  const form = Compile(request);
  return async (asker: Asker, written: unknown, setting: Setting): Promise<Prepared> => {
    if (!form.Check(written)) throw refuse('invalid');
    return prepare(asker, written, setting);
  };
}
