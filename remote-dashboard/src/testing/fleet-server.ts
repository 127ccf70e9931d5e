import {
  type ReportParameters,
  reportDefinitions,
  type SelectionRow,
  type selectionColumns,
} from '@portal/contract/fleet-dashboard';
import { unknownName } from '@portal/contract/reports';
import { answerOf, type Respond, refusal } from '@portal/platform/testing/shell';
import { type AskedRecords, recordsOf } from './record-rows.ts';

interface PickBody {
  readonly page_number: number;
  readonly page_size: number;
  readonly order_by: (typeof selectionColumns)[number];
  readonly is_sort_desc: boolean;
  readonly keyword?: string;
  readonly selected?: number[];
  readonly location_groups: number[];
}

const rowsNamed = (word: string, count: number): SelectionRow[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    code: `${word.charAt(0)}${String(place + 1).padStart(3, '0')}`,
    name: `${word} ${String.fromCharCode(90 - (place % 26))}`,
    address: `${place + 1} Main Street`,
    city: place % 2 ? 'Fargo' : 'Akron',
    state: place % 2 ? 'ND' : 'OH',
  }));

function pageOf(rows: readonly SelectionRow[], body: PickBody) {
  const { page_number, page_size, order_by, is_sort_desc, keyword, selected } = body;
  const found = rows
    .filter((row) => !selected || selected.includes(row.id))
    .filter((row) => !keyword || `${row.code} ${row.name} ${row.city}`.includes(keyword))
    .filter((row) => body.location_groups.length === 0 || row.city === 'Fargo')
    .toSorted(
      (one, other) => one[order_by].localeCompare(other[order_by]) * (is_sort_desc ? -1 : 1),
    );
  return {
    rows: found.slice((page_number - 1) * page_size, page_number * page_size),
    page: { page_number, page_size, total_items: found.length },
  };
}

/** A server with two fleet types, some accounts and any number of locations. */
export function fleetServer({ locations = 24 } = {}): Respond {
  const kept: string[] = [];
  return (name, { body, params }) => {
    switch (name) {
      case 'GET portal-v1:exports/get_exports':
        return { exports: [] };
      case 'GET fleet_dashboard/get_accounts':
        return {
          us_national_account: [
            { value: '0100', text: 'Acme Freight (0100)' },
            { value: '0200', text: 'Borealis Lines (0200)' },
          ],
          canadian_nonsig: [{ value: '700', text: 'Maple Haulage (700)' }],
        };
      case 'POST fleet_dashboard/get_customer_location_groups':
        return { groups: [{ id: 1, name: 'North', locations: 12 }] };
      case 'POST fleet_dashboard/get_customer_location_regions':
        return { regions: [] };
      case 'POST fleet_dashboard/get_locations': {
        const { rows, page } = pageOf(rowsNamed('Location', locations), body as PickBody);
        return { locations: rows, ...page };
      }
      case 'POST fleet_dashboard/get_nonsigs': {
        const { rows, page } = pageOf(rowsNamed('Dealer', 3), body as PickBody);
        return { nonsigs: rows, ...page };
      }
      case 'POST fleet_dashboard/get_reports': {
        const { reports_parameters } = body as { reports_parameters: ReportParameters[] };
        return {
          reports: reportDefinitions.flatMap((definition) =>
            reports_parameters
              .filter(({ report_type }) => report_type === definition.type)
              .map((asked) => answerOf(definition, asked)),
          ),
        };
      }
      case 'POST fleet_dashboard/get_changes':
        return { findings: [], comparisons: 40 };
      case 'POST fleet_dashboard/get_records':
        return recordsOf(body as AskedRecords);
      case 'POST lookups/get_brands':
        return { brands: ['Brand 1', 'Brand 2', 'Brand 3', unknownName] };
      case 'POST lookups/get_product_lines': {
        const { brands = [] } = body as { brands?: string[] };
        return { product_lines: (brands.length ? brands : ['Any']).map((each) => `${each} RX`) };
      }
      case 'POST lookups/get_tire_sizes':
        return { tire_sizes: ['11R22.5', '295/75R22.5'] };
      case 'POST portal-v1:record_store/set_record':
        kept.push((body as { record: string }).record);
        return { id: `record${kept.length}x` };
      case 'GET portal-v1:record_store/get_record/{id}': {
        const record = kept[Number(/\d+/.exec(params.id ?? '')?.[0]) - 1];
        return record ? { id: params.id, record } : refusal('unknown_value', 'id');
      }
      default:
        return undefined;
    }
  };
}
