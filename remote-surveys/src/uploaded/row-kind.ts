import type { UploadedUnit } from './uploaded-unit.ts';

/** Effect of saving a row. */
export type RowKind = 'new' | 'changed' | 'moved' | 'unchanged';

/** Whether the unit of a row is new, moved here from another location, changed, or unchanged. */
export function rowKind({
  existing,
  location_id,
}: Pick<UploadedUnit, 'existing' | 'location_id'>): RowKind {
  if (existing === null) return 'new';
  const isElsewhere = existing.location_id !== null && existing.location_id !== location_id;
  if (isElsewhere) return 'moved';
  return existing.is_unchanged ? 'unchanged' : 'changed';
}
