import { type FailureCode, isCallFailure } from '../http/call-failure.ts';

/** Why the server did not take a form, and where. */
export interface FieldProblem<Field extends string> {
  /** `root` when no single field of the form is at fault. */
  readonly field: Field | 'root';
  readonly code: FailureCode;
  /** Place within a list of rows, from 0, when one of them is at fault. */
  readonly place: number | null;
}

/**
 * The field of a form that a refusal's path, such as `accounts.2`, speaks of.
 *
 * @param fields the form's fields by their names on the wire: by whole paths such as `rows.0.name`, or
 *   by the first name in them
 */
export function fieldProblem<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
): FieldProblem<Field> {
  if (!isCallFailure(error)) return { field: 'root', code: 'system', place: null };
  const { code, path } = error;
  const named = Object.hasOwn(fields, path) ? fields[path] : undefined;
  if (named !== undefined) return { field: named, code, place: null };
  const [name = '', place = ''] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) return { field: 'root', code, place: null };
  return { field, code, place: /^\d+$/.test(place) ? Number(place) : null };
}
