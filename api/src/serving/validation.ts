import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { type Refusal, refuse } from '../app/refusal.ts';
import { compileOnUse } from './compile-on-use.ts';
import { readTexts } from './read-texts.ts';
import { findUnstorable } from './unstorable.ts';

/**
 * Returns the value without fields that the schema does not name.
 *
 * @throws Refusal `invalid`, `too_many`
 */
export type Parse = (value: unknown) => unknown;

/**
 * Returns the check of one part of a request. Fields unknown to the schema are ignored, since the
 * next version's client may already send them.
 *
 * @param fromText whether the part comes from an address, where everything is text: `"5"` is read
 * as 5
 */
export function parserOf(schema: TSchema | undefined, { fromText = false } = {}): Parse {
  if (!schema) return () => undefined;
  const compiled = compileOnUse(schema);
  return (value) => {
    const validator = compiled();
    const read = fromText ? readTexts(schema, value) : value;
    if (!validator.Check(read)) throw refusalOf(validator.Errors(read));
    const clean: unknown = validator.Clean(read);
    const unstorable = findUnstorable(clean);
    if (unstorable !== null) throw refuse('invalid', unstorable.join('.'));
    return clean;
  };
}

function refusalOf(errors: readonly TLocalizedValidationError[]): Refusal {
  // In a union, the alternative that matched furthest is the most informative; its path is the
  // longest.
  const [first, ...rest] = errors;
  if (!first) return refuse('invalid');
  const furthest = rest.reduce(
    (best, error) => (isWithin(error.instancePath, best.instancePath) ? error : best),
    first,
  );
  const code = furthest.keyword === 'maxItems' ? 'too_many' : 'invalid';
  return refuse(code, fieldPath(furthest), `The value ${furthest.message}.`);
}

const isWithin = (path: string, outer: string) =>
  path.length > outer.length && path.startsWith(`${outer}/`);

/**
 * Converts `/words/0/id` to `words.0.id`; for a missing field, returns the path that it should
 * have.
 */
function fieldPath(error: TLocalizedValidationError): string {
  const names = error.instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (error.keyword === 'required') names.push(...error.params.requiredProperties.slice(0, 1));
  return names.join('.');
}
