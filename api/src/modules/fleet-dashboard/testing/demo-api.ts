import {
  type BaseParameters,
  type FleetType,
  type ReportParameters,
  reportDefinitions,
  type Tab,
} from '@portal/contract/fleet-dashboard';
import type { SessionKeys } from '../../../access/sessions.ts';
import { type TestApi, testApi } from '../../../app/testing.ts';
import type { TestContent } from '../../../db/testing/content.ts';
import { fleetDashboardArea } from '../area.ts';
import { today } from './today.ts';

export interface DemoApi extends TestApi {
  /** Returns a session of a demo user, by login. */
  as(login: string): Promise<SessionKeys>;
}

/** Starts the dashboard's calls with small demo data and the given content. */
export async function demoApi(...content: TestContent): Promise<DemoApi> {
  const api = await testApi([fleetDashboardArea], { size: 'small', today }, ...content);
  return Object.assign(api, {
    async as(login: string) {
      const { id } = await api.database.kysely
        .selectFrom('users')
        .select('id')
        .where('login', '=', login)
        .executeTakeFirstOrThrow();
      return api.sessionOf(id);
    },
  });
}

export interface Fleet {
  readonly fleet_type: FleetType;
  readonly account: string;
}

/** The choice of twelve months of a whole fleet; `other` overrides its fields. */
export const baseOf = (fleet: Fleet, other: Partial<BaseParameters> = {}): BaseParameters => ({
  ...fleet,
  date_type: '4',
  date_from: '2024-07-02',
  date_to: today,
  locations: null,
  nonsigs: null,
  ...other,
});

/** A row for tests, in which every field that they name exists. */
interface ReadRow extends Readonly<Record<string, unknown>> {
  readonly Date: string;
  readonly Product: string;
  readonly WeekString: string;
  readonly New: number;
  readonly Weeks: readonly ReadRow[];
  readonly Rows: readonly ReadRow[];
}

interface ReadReport {
  readonly rows: readonly ReadRow[];
  readonly total: Readonly<Record<string, number>>;
  readonly range_empty?: boolean;
}

/**
 * Returns the only report of an answer.
 *
 * @throws Error for any other number of reports
 */
export function onlyOf(reports: readonly { rows: object[]; total: object }[]): ReadReport {
  const [report] = reports;
  if (!report || reports.length > 1) throw new Error(`${reports.length} reports were answered.`);
  return report as ReadReport;
}

/** The body of a call for several reports of one tab. */
export const reportsBody = (base: BaseParameters, ...reports: readonly ReportParameters[]) => ({
  tab_id: 'test',
  base_parameters: base,
  tab_parameters: { tab_type: tabOf(reports[0]) },
  reports_parameters: reports,
});

/** The tab of a report; the first tab for an unknown report. */
export const tabOf = (report: ReportParameters | undefined): Tab =>
  reportDefinitions.find(({ type }) => type === report?.report_type)?.tab ?? 'purchases';
