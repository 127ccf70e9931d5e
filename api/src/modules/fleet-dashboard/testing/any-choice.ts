import type { BaseParameters, ReportParameters } from '@portal/contract/fleet-dashboard';
import { randomOf } from '../../../db/demo/random.ts';
import { baseOf, demoApi, onlyOf, reportsBody } from './demo-api.ts';
import { moreRecords } from './more-records.ts';
import { randomBase } from './random-request.ts';
import { readRaw } from './raw-records.ts';

/** A row of any report. */
export type Row = Readonly<Record<string, unknown>>;

/** The dashboard over much data, for tests of what holds whatever is chosen. */
export async function anyChoice() {
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
  /** Nothing is written meanwhile, so that what was asked before is not asked again. */
  const answers = new Map<string, ReturnType<typeof ask>>();
  return {
    raw,
    close: () => api.close(),
    /** Some choices; a name has its own. */
    choices(name: string, count = 12): BaseParameters[] {
      const random = randomOf(11, name);
      return Array.from({ length: count }, () => randomBase(raw, 'gyr', random));
    },
    /** One report, beside the year before and the nation unless told otherwise. */
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

export type AnyChoice = Awaited<ReturnType<typeof anyChoice>>;

/** A whole national account. */
export const wholeOf = (account: string, date_from: string, date_to: string): BaseParameters =>
  baseOf({ fleet_type: 'us_national_account', account }, { date_from, date_to });

/** Sums of many numbers of cents, without the dust of binary fractions. */
export const sumOf = (rows: readonly Row[], field: string): number =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[field]), 0) * 100) / 100;

/** A field, and the same of the year before. */
export const bothSides = (...fields: readonly string[]): string[] =>
  fields.flatMap((field) => [field, `${field}Prev`]);
