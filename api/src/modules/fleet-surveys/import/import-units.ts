import {
  type ImportedUnits,
  type ImportRequest,
  surveyLimits,
  unitNumber,
} from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findLocation } from '../find-location.ts';
import { yearOf } from '../surveyor.ts';
import { presentUnits } from '../units/present-units.ts';
import { takenNumbers } from '../units/taken-numbers.ts';
import { yardNames } from '../units/unit-moves.ts';
import { ownerNames } from '../units/unit-owners.ts';
import type { PresentUnit } from '../units/write-change.ts';
import { toFormValue } from './choices.ts';
import { readFile } from './file/read-file.ts';
import { FileNotRead, type Table, type TableRow } from './file/table.ts';
import { judgeRow, type RowValues, withDerivedValues } from './judge-row.ts';
import { type LocalizedChoices, readLocalizedChoices } from './localized-choices.ts';
import { type MappedColumn, mapColumns } from './map-columns.ts';
import { isUnchanged } from './replaced-values.ts';

interface Reader {
  readonly db: Kysely<Schema>;
  /** The user's local date. */
  readonly today: string;
  readonly signal: AbortSignal;
}

/**
 * Reads a file of units and reports the faults of each row.
 *
 * @throws Refusal `unknown_value`; `invalid` for a file without rows; `file_unreadable`,
 * `file_too_large` and `too_many`
 */
export async function importUnits(
  { db, today, signal }: Reader,
  { location_id, content, columns: said, has_headings: hasHeadings }: ImportRequest,
): Promise<ImportedUnits> {
  const { id, account_id } = await findLocation(db, location_id, 'location_id');
  const { country } = await db
    .selectFrom('locations')
    .select('country')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const table = await tableOf({ content, hasHeadings }, signal);
  const spoken = await readLocalizedChoices(db);
  const columns = mapColumns(table, spoken, said);
  const rows = table.rows.map((row) => withDerivedValues(valuesOf(row, columns, spoken), country));
  const numbers = rows.map((values) => unitNumber(values.unit_number ?? '') ?? '');
  const taken = await takenNumbers(db, account_id, numbers);
  const present = await presentUnits(
    db,
    account_id,
    taken.flatMap(({ unit }) => (unit === null ? [] : [unit])),
  );
  const elsewhere = await yardNames(
    db,
    [...present.values()].map((unit) => (unit.location_id === id ? null : unit.location_id)),
  );
  const owners = await ownerNames(db, account_id);
  const seen = new Set<string>();
  const judged = rows.map((values, index) => {
    const { key = '', unit = null } = taken[index] ?? {};
    const before = (unit !== null && present.get(unit)) || null;
    const { faults, columns } = judgeRow(values, before, yearOf({ today }));
    const isRepeated = key !== '' && seen.has(key);
    seen.add(key);
    return {
      row: table.rows[index]?.row ?? 0,
      values: before
        ? { type: before.type, configuration: before.configuration, ...values }
        : values,
      faults: isRepeated ? [...faults, { path: 'unit_number', code: 'unique' }] : faults,
      existing: before && {
        ...existing(before, elsewhere),
        is_unchanged:
          faults.length === 0 && isUnchanged({ columns, owner: values.owner }, before, owners),
      },
    };
  });
  const sampled = columns.map((column, at) => ({ ...column, sample: firstValue(table, at) }));
  return { headings: table.headings, sheet: table.sheet, columns: sampled, rows: judged };
}

async function tableOf(
  { content, hasHeadings }: { content: string; hasHeadings: boolean | undefined },
  signal: AbortSignal,
): Promise<Table> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > surveyLimits.importBytes) throw refuse('file_too_large', 'content');
  if (bytes.length === 0) throw refuse('invalid', 'content');
  try {
    const file = { content: bytes, mostRows: surveyLimits.importRows, hasHeadings };
    return await readFile(file, signal);
  } catch (error) {
    throw error instanceof FileNotRead ? refuse(error.reason, 'content') : error;
  }
}

/** The first value in a column, by which users recognize it. */
const firstValue = ({ rows }: Table, column: number): string =>
  rows.find(({ cells }) => cells[column])?.cells[column] ?? '';

/** Converts the cells of a row to the form's values, by field. */
const valuesOf = (
  { cells }: TableRow,
  columns: readonly MappedColumn[],
  spoken: LocalizedChoices,
): RowValues =>
  Object.fromEntries(
    columns.flatMap(({ field }, index) => {
      const text = cells[index] ?? '';
      return field === null || text === '' ? [] : [[field, toFormValue(field, text, spoken)]];
    }),
  );

const existing = (
  { id, revision, location_id }: PresentUnit,
  elsewhere: ReadonlyMap<number, string>,
) => ({
  unit_id: id,
  revision,
  location_id,
  location: location_id === null ? null : (elsewhere.get(location_id) ?? null),
});
