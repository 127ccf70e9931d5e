import type { UploadedUnit } from './uploaded-unit.ts';

/** What a row comes to when it is saved. */
export type RowKind = 'new' | 'changed' | 'moved' | 'unchanged';

/** Whether the unit of a row is new, is moved here from the yard at which it stands, or is changed at all. */
export function rowKind({
  existing,
  location_id,
}: Pick<UploadedUnit, 'existing' | 'location_id'>): RowKind {
  if (existing === null) return 'new';
  const isElsewhere = existing.location_id !== null && existing.location_id !== location_id;
  if (isElsewhere) return 'moved';
  return existing.is_unchanged ? 'unchanged' : 'changed';
}
