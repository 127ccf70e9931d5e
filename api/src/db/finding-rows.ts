import type { Insertable } from 'kysely';
import type { FindingsTable } from './schema/tires.ts';

/** A finding of an inspected unit, in mm and kPa. */
interface FindingValues {
  readonly check: FindingsTable['check_name'];
  readonly severity: FindingsTable['severity'];
  readonly axle: number;
  readonly side: FindingsTable['side'];
  readonly slot: FindingsTable['slot'];
  readonly measured: number;
  readonly limit: number;
  readonly specId: number | null;
}

/** The rows for the findings of an inspection. */
export const findingRows = (
  { id, account_id }: { readonly id: number; readonly account_id: number },
  findings: readonly FindingValues[],
): Insertable<FindingsTable>[] =>
  findings.map(({ check, severity, axle, side, slot, measured, limit, specId }) => ({
    account_id,
    inspection_id: id,
    check_name: check,
    severity,
    axle_number: axle,
    side,
    slot,
    measured,
    limit_value: limit,
    spec_id: specId,
  }));
