import type { ImportRequest } from '@portal/contract/fleet-surveys';
import { refuse } from '../../../app/refusal.ts';
import type { Table } from './file/table.ts';
import { fieldOf } from './headings.ts';
import { isUnitField, type UnitField } from './unit-field.ts';

export interface MappedColumn {
  readonly heading: string;
  readonly field: UnitField | null;
}

/**
 * Which field each column of a table is: what the person says of its heading, or what the heading
 * says. A field has one column, the first.
 *
 * @throws Refusal `invalid` when the person names a field that units have not
 */
export function mapColumns(
  { heading }: Pick<Table, 'heading'>,
  said: NonNullable<ImportRequest['columns']> = {},
): MappedColumn[] {
  for (const field of Object.values(said)) {
    if (field !== null && !isUnitField(field)) throw refuse('invalid', 'columns');
  }
  const chosen = new Set(Object.values(said));
  const taken = new Set<UnitField>();
  return heading.map((text) => {
    const field = Object.hasOwn(said, text) ? (said[text] ?? null) : proposed(text, chosen);
    if (field === null || !isUnitField(field) || taken.has(field))
      return { heading: text, field: null };
    taken.add(field);
    return { heading: text, field };
  });
}

/** What the person has said of another column is not proposed for this one. */
function proposed(heading: string, chosen: ReadonlySet<string | null>): UnitField | null {
  const field = fieldOf(heading);
  return field !== null && chosen.has(field) ? null : field;
}
