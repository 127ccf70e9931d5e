import type { RecordKind, recordColumns } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import type { RecordSource } from '../../../reports/record-source.ts';
import type { DashboardSubject } from '../reports/dashboard-subject.ts';

/** The source of records of one kind. */
export type DashboardRecords<Kind extends RecordKind> = RecordSource<
  DashboardSubject,
  (typeof recordColumns)[Kind][number]['field']
>;

/** Joins the product of a record, under the alias `p`. */
export const joinedProduct = sql`left join products p on p.id = r.product_id`;
