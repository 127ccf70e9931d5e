import type { BaseParameters, ReportParameters } from '@portal/contract/fleet-dashboard';
import { randomOf } from '../../../db/demo/random.ts';
import { baseOf, demoApi, onlyOf, reportsBody } from './demo-api.ts';
import { moreRecords } from './more-records.ts';
import { randomBase } from './random-request.ts';
import { readRaw } from './raw-records.ts';

/** A row of any report. */
export type Row = Readonly<Record<string, unknown>>;

/** Starts the dashboard with many records, for tests of invariants over random choices. */
export async function randomChoicesApi() {
  const api = await demoApi(moreRecords);
  const raw = await readRaw(api.database);
  const session = await api.as('gyr');
  const ask = async (report: ReportParameters, base: BaseParameters) => {
    const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
      as: session,
      body: reportsBody(base, report),
    });
    expect(status).toBe(200);
    return onlyOf(body.reports);
  };
  /** Answers are cached, because no test writes meanwhile. */
  const answers = new Map<string, ReturnType<typeof ask>>();
  return {
    raw,
    close: () => api.close(),
    /** Random choices, the same for each name. */
    choices(name: string, count = 12): BaseParameters[] {
      const random = randomOf(11, name);
      return Array.from({ length: count }, () => randomBase(raw, 'gyr', random));
    },
    /** Requests a report, compared with the previous year and the nation by default. */
    ask(base: BaseParameters, report_type: string, other = {}) {
      const compared = { graph_compare_by_previous: true, graph_compare_by_NA: true };
      const report = { report_type, ...compared, ...other };
      const key = JSON.stringify([report, base]);
      const answer = answers.get(key) ?? ask(report, base);
      answers.set(key, answer);
      return answer;
    },
  };
}

export type RandomChoicesApi = Awaited<ReturnType<typeof randomChoicesApi>>;

/** The choice of a whole US national account. */
export const wholeOf = (account: string, date_from: string, date_to: string): BaseParameters =>
  baseOf({ fleet_type: 'us_national_account', account }, { date_from, date_to });

/** Sums many numbers of cents without floating-point noise. */
export const sumOf = (rows: readonly Row[], field: string): number =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[field]), 0) * 100) / 100;

/** A field, and the same field for the previous year. */
export const bothSides = (...fields: readonly string[]): string[] =>
  fields.flatMap((field) => [field, `${field}Prev`]);
