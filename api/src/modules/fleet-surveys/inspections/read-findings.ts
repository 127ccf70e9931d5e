import { checks, type Finding } from '@portal/contract/fleet-surveys';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { FindingsTable } from '../../../db/schema/tires.ts';
import { byInspection } from './by-inspection.ts';

/** Reads the findings of an inspection, in the order of its axles. */
export async function readFindings(db: Kysely<Schema>, inspectionId: number): Promise<Finding[]> {
  return (await readFindingsOfEach(db, [inspectionId]))(inspectionId);
}

/** Like {@link readFindings}, for several inspections. */
export async function readFindingsOfEach(
  db: Kysely<Schema>,
  inspectionIds: readonly number[],
): Promise<(inspectionId: number) => Finding[]> {
  const rows = await db
    .selectFrom('findings')
    .selectAll()
    .where('inspection_id', '=', sql<number>`any (${inspectionIds}::int[])`)
    .execute();
  const found = byInspection(rows);
  return (id) =>
    found(id)
      .sort((one, other) => rankOf(one) - rankOf(other))
      .map((row) => ({
        check: row.check_name,
        severity: row.severity,
        axle: row.axle_number,
        side: row.side,
        slot: row.slot,
        measured: row.measured,
        limit: row.limit_value,
        specId: row.spec_id,
      }));
}

type Rank = Pick<Selectable<FindingsTable>, 'axle_number' | 'check_name' | 'side' | 'slot'>;

/**
 * Orders findings by axle from the front; within an axle those of tires from the left, then of
 * pairs, then of the axle.
 */
function rankOf({ axle_number, check_name, side, slot }: Rank): number {
  const across = ['single', 'outer', 'inner'].indexOf(slot ?? '');
  const place = side === 'right' ? 5 - across : across;
  const group = slot ? place : side ? (side === 'left' ? 6 : 7) : 8;
  return (axle_number * 10 + group) * 10 + checks.indexOf(check_name);
}
