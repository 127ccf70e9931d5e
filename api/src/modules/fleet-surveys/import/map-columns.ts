import type { ImportRequest } from '@portal/contract/fleet-surveys';
import { refuse } from '../../../app/refusal.ts';
import type { Table } from './file/table.ts';
import { guessColumns } from './guess-columns.ts';
import { fieldOf } from './headings.ts';
import type { LocalizedChoices } from './localized-choices.ts';
import { isUnitField, type UnitField } from './unit-field.ts';

export interface MappedColumn {
  /** Its heading; its letter in a table without headings. */
  readonly heading: string;
  readonly field: UnitField | null;
}

/**
 * Maps each column of a table to a field: by the user's choice for its heading, or by the heading
 * itself; without headings, by its values. A field has one column, the first.
 *
 * @throws Refusal `invalid` when the user names a field that units do not have
 */
export function mapColumns(
  table: Omit<Table, 'sheet'>,
  spoken: LocalizedChoices,
  said: NonNullable<ImportRequest['columns']> = {},
): MappedColumn[] {
  for (const field of Object.values(said)) {
    if (field !== null && !isUnitField(field)) throw refuse('invalid', 'columns');
  }
  const proposals =
    table.headings === 'none' ? guessColumns(table, spoken) : table.heading.map(fieldOf);
  const chosen = new Set(Object.values(said));
  const taken = new Set<UnitField>();
  return table.heading.map((heading, at) => {
    const proposed = proposals[at] ?? null;
    // A field that the user chose for another column is not proposed for this one.
    const own = proposed !== null && chosen.has(proposed) ? null : proposed;
    const field = Object.hasOwn(said, heading) ? (said[heading] ?? null) : own;
    if (field === null || !isUnitField(field) || taken.has(field)) return { heading, field: null };
    taken.add(field);
    return { heading, field };
  });
}
