import { recordColumns } from '@portal/contract/fleet-dashboard';
import { type SqlBool, sql } from 'kysely';
import type { LineKind } from '../../../db/schema/fleet.ts';
import { isPurchaseAskedFor } from '../reports/purchases.ts';
import { type DashboardRecords, joinedProduct, productName } from './dashboard-records.ts';

const ofKind = (kind: LineKind) => sql<SqlBool>`r.kind = ${sql.lit(kind)}`;
const isOfProduct = sql<SqlBool>`r.product_id is not null`;

/** Lines of invoices by their date. */
export const lineRecords: DashboardRecords<'lines'> = {
  shown: recordColumns.lines,
  rows: sql`select each.*, each.invoice_date as day from invoice_lines each`,
  join: () => joinedProduct,
  isAskedFor: isPurchaseAskedFor,
  columns: {
    InvoiceDate: sql`r.day`,
    InvoiceNumber: sql`r.invoice_number`,
    LineNumber: sql`r.line_number`,
    LocationCode: sql`l.code`,
    DealerName: sql`d.name`,
    Kind: sql`r.kind`,
    Product: productName,
    ServiceType: sql`r.call_type`,
    Quantity: sql`r.quantity`,
    Amount: sql`r.amount`,
  },
  measures: {
    spend: sql`true`,
    called_spend: sql`r.call_type in ('emergency', 'scheduled')`,
    emergency_spend: sql`r.call_type = 'emergency'`,
    scheduled_spend: sql`r.call_type = 'scheduled'`,
    new_units: ofKind('new_tire'),
    cap_units: ofKind('retread_cap'),
    cap_spend: ofKind('retread_cap'),
    repair_spend: ofKind('repair'),
    plant_spend: sql`r.kind in ('retread_cap', 'repair')`,
    product_spend: isOfProduct,
    product_units: isOfProduct,
  },
  keys: { Product: productName },
  newest: ({ fleetType }) =>
    sql`select max(day) as day from fleet_purchase_days where fleet_type = ${fleetType}`,
};
