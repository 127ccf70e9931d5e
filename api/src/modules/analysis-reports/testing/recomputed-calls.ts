import type { HistoryEntry, InvoiceLine } from '@portal/contract/analysis-reports';
import {
  grouped,
  type RecordLookups,
  type Row,
  rounded,
  type UnitRecords,
} from './unit-records.ts';

/** An entry with its further search terms and its place in the order of its day. */
export interface Known {
  readonly entry: HistoryEntry;
  readonly nth: number;
  readonly number: string;
}

export const emptyEntry = {
  odometer: null,
  survey_id: null,
  location_id: null,
  place: '',
  done_by: '',
  position: null,
  product: null,
  cost: null,
  comments: '',
  inspection: null,
  mount: null,
  removal: null,
  repair: null,
  torque: null,
  call: null,
};

/** Recomputes the service calls of a unit, with their invoice lines, from the records alone. */
export function recomputeCalls(
  records: UnitRecords,
  of: RecordLookups,
  isSeen: (dealer: number | null) => boolean,
) {
  const linesOf = grouped(records.lines, (row) => row.call_id);
  const numberOf = ({
    account_id,
    unit_number,
  }: {
    account_id: number;
    unit_number: string | null;
  }) => (unit_number === null ? null : `${account_id}/${unit_number.toLowerCase()}`);
  const callsOf = grouped(records.calls, numberOf);
  const unitsOf = grouped(records.units, numberOf);
  return (unit: Row<'units'>): Known[] => {
    const former = unitsOf(numberOf(unit)).filter(({ deleted_at }) => deleted_at !== null);
    return callsOf(numberOf(unit)).flatMap((call): Known[] => {
      if (!isSeen(call.dealer_id)) return [];
      if (former.some(({ deleted_at }) => deleted_at && deleted_at > call.received_at)) return [];
      const lines = linesOf(call.id)
        .filter(({ dealer_id }) => isSeen(dealer_id))
        .sort(inOrder)
        .map(
          ({
            id,
            invoice_number,
            invoice_date,
            kind,
            product_id,
            quantity,
            amount,
          }): InvoiceLine => ({
            line_id: id,
            invoice_number,
            invoice_date,
            kind,
            product: of.nameOf(product_id),
            quantity,
            amount,
          }),
        );
      const { call_number, call_type, unit_location, status, wheel_position } = call;
      const entry: HistoryEntry = {
        ...emptyEntry,
        kind: 'call',
        entry_id: `call-${call.id}`,
        happened_on: call.received_on,
        ...of.placeOf(call.location_id),
        done_by: of.dealer(call.dealer_id)?.name ?? '',
        cost:
          lines.length === 0
            ? null
            : rounded(
                lines.reduce((sum, line) => sum + line.amount, 0),
                2,
              ),
        call: { call_number, call_type, unit_location, status, wheel_position, lines },
      };
      return [{ entry, nth: call.id, number: call_number }];
    });
  };
}

function inOrder(one: Row<'lines'>, other: Row<'lines'>): number {
  const keyOf = ({ invoice_date, invoice_number }: Row<'lines'>) =>
    `${invoice_date} ${invoice_number}`;
  if (keyOf(one) !== keyOf(other)) return keyOf(one) < keyOf(other) ? -1 : 1;
  return one.line_number - other.line_number || one.id - other.id;
}
