import { recordColumns } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';
import { productNameOrNull } from '../../../db/product-name.ts';
import { matchesPurchaseFilters } from '../reports/purchases.ts';
import { type DashboardRecords, joinedProduct } from './dashboard-records.ts';

/** Invoice lines by date. */
export const lineRecords: DashboardRecords<'lines'> = {
  shown: recordColumns.lines,
  rows: sql`select each.*, each.invoice_date as day from invoice_lines each`,
  join: () => joinedProduct,
  matchesFilters: matchesPurchaseFilters,
  columns: {
    InvoiceDate: sql`r.day`,
    InvoiceNumber: sql`r.invoice_number`,
    LineNumber: sql`r.line_number`,
    LocationCode: sql`l.code`,
    LocationName: sql`l.name`,
    DealerName: sql`d.name`,
    DealerNonsig: sql`d.nonsig`,
    Kind: sql`r.kind`,
    Product: productNameOrNull,
    ServiceType: sql`r.call_type`,
    Quantity: sql`r.quantity`,
    Amount: sql`r.amount`,
  },
  dayOf: ({ fleetType }, pick) =>
    sql`select ${pick}(day) as day from fleet_purchase_days where fleet_type = ${fleetType}`,
};
