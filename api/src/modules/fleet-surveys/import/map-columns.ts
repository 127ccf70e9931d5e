import type { ImportRequest } from '@portal/contract/fleet-surveys';
import { refuse } from '../../../app/refusal.ts';
import type { Table } from './file/table.ts';
import { guessColumns } from './guess-columns.ts';
import { fieldOf } from './headings.ts';
import type { SpokenChoices } from './spoken-choices.ts';
import { isUnitField, type UnitField } from './unit-field.ts';

export interface MappedColumn {
  /** What heads it; its letter in a table without headings. */
  readonly heading: string;
  readonly field: UnitField | null;
}

/**
 * Which field each column of a table is: what the person says of its heading, or what the heading
 * says; without headings, what the values tell. A field has one column, the first.
 *
 * @throws Refusal `invalid` when the person names a field that units have not
 */
export function mapColumns(
  table: Omit<Table, 'sheet'>,
  spoken: SpokenChoices,
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
    // What the person has said of another column is not proposed for this one.
    const own = proposed !== null && chosen.has(proposed) ? null : proposed;
    const field = Object.hasOwn(said, heading) ? (said[heading] ?? null) : own;
    if (field === null || !isUnitField(field) || taken.has(field)) return { heading, field: null };
    taken.add(field);
    return { heading, field };
  });
}
