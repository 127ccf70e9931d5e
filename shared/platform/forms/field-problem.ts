import { type FailureCode, isCallFailure } from '../http/call-failure.ts';

/** Why the server refused a form, and which field is at fault. */
export interface FieldProblem<Field extends string> {
  /** `root` when no single field of the form is at fault. */
  readonly field: Field | 'root';
  readonly code: FailureCode;
  /** Index of the row at fault in a list, from 0; null if there is none. */
  readonly place: number | null;
}

/**
 * Maps the path of a refusal, such as `accounts.2`, to a field of a form.
 *
 * @param fields the form's fields by their names on the wire: by full path such as `rows.0.name`,
 * or by its first segment
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
