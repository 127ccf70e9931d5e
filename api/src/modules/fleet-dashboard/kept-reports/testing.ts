import type { BaseParameters, SavedPart, SavedReport } from '@portal/contract/fleet-dashboard';
import type { CallName } from '@portal/contract/wire';
import { type AnswerTo, addTestUser, type TestApi, testApi } from '../../../app/testing.ts';
import { testAddress } from '../../../db/testing.ts';
import { areas } from '../../../serving/areas.ts';
import { baseOf } from '../testing/demo-api.ts';

export type CallerName = 'customer' | 'colleague' | 'staff';

export interface KeptReportsApi extends TestApi {
  /**
   * Customer and colleague see the account 0042, staff also 0043; 7 has no name and is a Canadian
   * fleet.
   */
  readonly ids: Readonly<Record<CallerName, number>>;
  /** A location of the account 0042, and one of 0043. */
  readonly locations: { readonly own: number; readonly foreign: number };
  /** Makes a call in a new session. */
  as<Name extends CallName>(
    who: CallerName,
    name: Name,
    input?: { body?: unknown; id?: number | string },
  ): Promise<AnswerTo<Name>>;
  createTemplate(
    report_name: string,
    other?: object,
    who?: CallerName,
  ): Promise<AnswerTo<'POST fleet_dashboard/create_template'>>;
  readTemplate(
    id: number | string,
    who?: CallerName,
  ): Promise<AnswerTo<'GET fleet_dashboard/get_template/{id}'>>;
  /** Names of the first page of templates. */
  templateNames(who?: CallerName): Promise<string[]>;
  /** The number of templates of all users, including deleted ones. */
  countTemplates(): Promise<number>;
  /** Deletes everything saved and the counts of the rate limits. */
  clear(): Promise<void>;
  /** Removes the accounts of customer and colleague, or restores them. */
  assign(isAssigned: boolean): Promise<void>;
}

export async function keptReportsApi(): Promise<KeptReportsApi> {
  const api = await testApi(areas);
  const { kysely } = api.database;
  const national = { account_type: 3, fleet_type: 'us_national_account', country: 'US' } as const;
  const canadian = { account_type: 0, fleet_type: 'canadian_nonsig', country: 'CA' } as const;
  await kysely
    .insertInto('accounts')
    .values([
      { ...national, id: 1, nonsig: '0042', name: 'moss Hauling' },
      { ...national, id: 2, nonsig: '0043', name: 'Ångström Freight' },
      { ...canadian, id: 3, nonsig: '7', name: null },
    ])
    .execute();
  const [own, foreign] = await kysely
    .insertInto('locations')
    .values([
      { ...testAddress, account_id: 1, code: 'A', name: 'Akron' },
      { ...testAddress, account_id: 2, code: 'B', name: 'Akron' },
    ])
    .returning('id')
    .execute();
  const rights = ['FDLOGIN'] as const;
  const ids = {
    customer: await addTestUser(api.database, { group: 'CUS', rights }),
    colleague: await addTestUser(api.database, { group: 'CUS', rights }),
    staff: await addTestUser(api.database, { group: 'GYR', rights }),
  };
  const assign = async (isAssigned: boolean) => {
    await kysely.deleteFrom('user_accounts').execute();
    if (!isAssigned) return;
    const users = [ids.customer, ids.colleague];
    await kysely
      .insertInto('user_accounts')
      .values(users.map((user_id) => ({ user_id, account_id: 1 })))
      .execute();
  };
  await assign(true);
  const callAs: KeptReportsApi['as'] = async (who, name, { body, id } = {}) => {
    const params = id === undefined ? {} : { id: String(id) };
    return api.call(name, { as: await api.sessionOf(ids[who]), params, body });
  };
  return Object.assign(api, {
    ids,
    assign,
    locations: { own: own?.id ?? 0, foreign: foreign?.id ?? 0 },
    as: callAs,
    createTemplate: (report_name: string, other: object = {}, who: CallerName = 'customer') =>
      callAs(who, 'POST fleet_dashboard/create_template', {
        body: { report_name, saved_report: savedOf(), ...other },
      }),
    readTemplate: (id: number | string, who: CallerName = 'customer') =>
      callAs(who, 'GET fleet_dashboard/get_template/{id}', { id }),
    async templateNames(who: CallerName = 'customer') {
      const { body } = await callAs(who, 'POST fleet_dashboard/get_templates', { body: {} });
      return body.templates.map(({ report_name }) => report_name);
    },
    async countTemplates() {
      const rows = await kysely.selectFrom('dashboard_templates').select('id').execute();
      return rows.length;
    },
    async clear() {
      await kysely.deleteFrom('dashboard_templates').execute();
      await kysely.deleteFrom('favorite_reports').execute();
      await kysely.deleteFrom('rate_limits').execute();
    },
  });
}

/** Starts one API for all tests of a file, and clears saved items before each test. */
export function keptReportsTests(): KeptReportsApi {
  const api = {} as KeptReportsApi;
  beforeAll(async () => {
    Object.assign(api, await keptReportsApi());
  });
  afterAll(() => api.close());
  beforeEach(() => api.clear());
  return api;
}

export const fleet = { fleet_type: 'us_national_account', account: '0042' } as const;
export const foreignFleet = { ...fleet, account: '0043' } as const;

/** A part of a saved report with every possible field. */
export const fullPart: SavedPart = {
  report_type: 'retread_vs_new',
  tab_type: 'purchases',
  report_part: 'table',
  period: 'week',
  service_types: ['emergency'],
  unit_locations: ['yard'],
  wheel_positions: ['steer', 'drive'],
  retreading_types: ['used'],
  by_retreader: ['ctsc'],
  tire_brands: ['Castelmar'],
  tire_product_lines: [],
  tire_sizes: ['295/75R22.5'],
  rows_by: 'dealer',
  graph_compare_by_previous: true,
  graph_compare_by_NA: false,
  display_mode: 'table_last',
  comment: 'Two lines,\nand 100 % – 漢字.',
  selected_month: '2025-03',
  opened_rows: ['2025-03', '2025-04'],
  sort_number: 3,
  sort_direction: 'desc',
};

export const plainPart: SavedPart = { report_type: 'retread_vs_new', tab_type: 'purchases' };
export const servicePart: SavedPart = { report_type: 'calls_by_month', tab_type: 'service' };

/** A saved report of one tab of the account 0042; arguments override its fields. */
export const savedOf = (
  base: Partial<BaseParameters> = {},
  other: Partial<SavedReport> = {},
): SavedReport => ({
  tab_id: 'a-tab',
  base_parameters: baseOf(fleet, base),
  tab_parameters: { tab_type: 'purchases' },
  reports_parameters: [plainPart],
  ...other,
});
