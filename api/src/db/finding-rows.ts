import type { Insertable } from 'kysely';
import type { FindingsTable } from './schema/tires.ts';

/** What was found wrong with an inspected unit: mm and kPa. */
interface Found {
  readonly check: FindingsTable['check_name'];
  readonly severity: FindingsTable['severity'];
  readonly axle: number;
  readonly side: FindingsTable['side'];
  readonly slot: FindingsTable['slot'];
  readonly measured: number;
  readonly limit: number;
  readonly specId: number | null;
}

/** The findings of an inspection as they are kept. */
export const findingRows = (
  { id, account_id }: { readonly id: number; readonly account_id: number },
  findings: readonly Found[],
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
