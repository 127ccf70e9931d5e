import type { Insertable } from 'kysely';
import type {
  CasingEventsTable,
  CasingsTable,
  InvoiceLinesTable,
  ServiceCallsTable,
} from '../schema/fleet.ts';

type WithId<Table> = Insertable<Table> & { readonly id: number };

export type CallRow = WithId<ServiceCallsTable>;
export type LineRow = WithId<InvoiceLinesTable>;
export type CasingRow = WithId<CasingsTable>;
export type EventRow = Insertable<CasingEventsTable>;

/** The activity of one location over all months. */
export interface Activity {
  readonly service_calls: CallRow[];
  readonly invoice_lines: LineRow[];
  readonly casings: CasingRow[];
  readonly casing_events: EventRow[];
}
