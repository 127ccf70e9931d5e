import type { KeptReportCalls } from '@portal/contract/analysis-reports';
import type { KeptReportType } from '@portal/contract/portal';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { byId, type RowIds, type TestInputs } from './test-inputs.ts';

interface KeepReportOptions {
  readonly user_id: number;
  readonly account_id: number;
  readonly report_type: KeptReportType;
  readonly request: object;
  readonly answer: object;
  /** Version of the answer's format. */
  readonly version?: number;
  /** Whether the report is based on all inspections of the account. */
  readonly hasInspections?: boolean;
}

/**
 * Saves a report of an account for a user, as the call would.
 *
 * @returns its id
 */
export async function keepReport(
  kysely: Database['kysely'],
  {
    user_id,
    account_id,
    report_type,
    request,
    answer,
    version = 1,
    hasInspections = false,
  }: KeepReportOptions,
  at: Date,
): Promise<number> {
  const { id } = await kysely
    .insertInto('kept_reports')
    .values({
      user_id,
      report_type,
      name: `Of user ${user_id}`,
      subject: `Of account ${account_id}`,
      request: JSON.stringify(request),
      user_time: '',
      account_ids: [account_id],
      unit_ids: [],
      dealer_ids: [],
      state: 'ready',
      done: 1,
      parts: 1,
      answer: JSON.stringify(answer),
      form_version: version,
      inspection_ids: hasInspections
        ? sql`array(select id from unit_inspections where account_id = ${account_id})`
        : null,
      made_at: at,
      client_key: null,
      created_at: at,
      ordered_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A saved history without entries. */
export const emptyHistory = {
  request: { account: '1', unit_number: '1' },
  answer: {
    unit: {
      unit_id: 1,
      unit_number: '1',
      type: 'tractor',
      is_active: true,
      vin: null,
      account: '1',
      fleet_name: 'One',
      location: '',
    },
    entries: [],
  },
};

/** A saved fleet conditions report with only its name. */
export const emptyConditions = {
  version: 2,
  hasInspections: true,
  request: { account_ids: [], parts: ['ReportName'] },
  answer: {
    date_from: '2024-07-02',
    date_to: '2025-07-01',
    parts: ['ReportName'],
    CoverPage: null,
    ReportName: '',
    Comment: null,
    GraphPageHeader: null,
    StatisticData: null,
    MultipleGraphs: null,
    FleetConditionalData: null,
    PotentialLossData: null,
    AccountTireReportsData: null,
    AccountData: null,
    OwnerData: null,
    SurveyData: null,
    UnitsData: null,
    SpecInformationData: null,
    ImagesData: null,
  },
};

const noTires = {
  tires: 0,
  tread_read: 0,
  tread: null,
  pressure_read: 0,
  deviation: null,
  underinflated: 0,
  irregular: 0,
  tin_valid: 0,
  age: null,
  no_product: 0,
};

/** A saved product analysis without tires. */
export const emptyProducts = (account_id: number) => ({
  request: { account_ids: [account_id] },
  answer: {
    date_from: '2024-07-01',
    date_to: '2025-06-30',
    rows: [
      {
        kind: 'all',
        brand: null,
        product_line: null,
        tire_size: null,
        wheel_position: null,
        ...noTires,
      },
    ],
  },
});

/** Inputs for the calls on saved copies. */
export const savedCopyInputs = <const Prefix extends string>(
  prefix: Prefix,
  idOf: (rows: RowIds) => number,
) =>
  ({
    [`GET ${prefix}/get_reports`]: () => [{}],
    [`POST ${prefix}/cancel_report/{id}`]: (rows: RowIds) => byId(idOf(rows)),
    [`POST ${prefix}/run_report/{id}`]: (rows: RowIds) => byId(idOf(rows)),
    [`DELETE ${prefix}/delete_report/{id}`]: (rows: RowIds) => byId(idOf(rows)),
    [`POST ${prefix}/restore_report/{id}`]: (rows: RowIds) => byId(idOf(rows)),
    // The names match those of the type.
  }) as unknown as TestInputs<KeptReportCalls<Prefix>>;
