import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type DashboardReport,
  type ExportPart,
  type ExportRequest,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import type { SessionKeys } from '../../../../access/sessions.ts';
import { registerWords } from '../../../../words/register-words.ts';
import { baseOf, type DemoApi, demoApi, type Fleet } from '../../testing/demo-api.ts';

const definitions: readonly DashboardReport[] = reportDefinitions;
const locales = ['en-US', 'es-US', 'pt-BR', 'fr-CA'] as const;
const root = new URL('../../../../../../', import.meta.url);
const folders = { dashboard: 'remote-dashboard/locales', shell: 'shell/locales' };

export interface ExportsApi extends DemoApi {
  readonly session: SessionKeys;
  /** An account with records of every kind. */
  readonly fleet: Fleet;
}

/** Starts the dashboard's calls with small demo data and the texts of its screens. */
export async function exportsApi(): Promise<ExportsApi> {
  const api = await demoApi();
  const { kysely } = api.database;
  for (const [namespace, folder] of Object.entries(folders)) {
    const packs = Object.fromEntries(await readPacks(folder));
    await registerWords(kysely, { namespace, version: '1.0.0-aaa', packs });
  }
  return Object.assign(api, { session: await api.as('gyr'), fleet: await busiest(api) });
}

const readPacks = (folder: string) =>
  Promise.all(
    locales.map(async (locale) => {
      const file = fileURLToPath(new URL(`${folder}/${locale}.json`, root));
      return [locale, JSON.parse(await readFile(file, 'utf8'))] as const;
    }),
  );

/** The US national account with the most casings. */
async function busiest({ database }: DemoApi): Promise<Fleet> {
  const { rows } = await sql<{ account: string }>`
    select a.nonsig as account from accounts a join casings c on c.account_id = a.id
    where a.fleet_type = 'us_national_account'
    group by a.nonsig order by count(*) desc limit 1`.execute(database.kysely);
  return { fleet_type: 'us_national_account', account: rows[0]?.account ?? '' };
}

/** A part of a document, in the tab of its report. */
export function partOf(report_type: string, other: Partial<ExportPart> = {}): ExportPart {
  const definition = definitions.find(({ type }) => type === report_type);
  return { report_type, tab_type: definition?.tab ?? 'service', ...other };
}

/** The body of a request to export several reports of a fleet together. */
export const exportOf = (
  fleet: Fleet,
  parts: readonly ExportPart[],
  base: Parameters<typeof baseOf>[1] = {},
): ExportRequest => ({
  base_parameters: baseOf(fleet, base),
  tab_parameters: { tab_type: 'combined' },
  reports_parameters: [...parts],
});

/** The cells of a sheet as texts, numbers and dates, row by row. */
export type SheetRows = readonly (readonly (string | number | Date | null)[])[];

const daysBegin = Date.UTC(1899, 11, 31);
/** Days; longer than any duration. */
const tenYears = 3650;

/**
 * The reader returns durations as times on day one; this converts them back to fractions of a day.
 */
const read = (value: unknown): string | number | Date | null => {
  if (value instanceof Date) {
    const days = Math.round((value.getTime() - daysBegin) / 60_000) / 1440;
    return days < tenYears ? days : value;
  }
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** The sheets of a workbook, by name. */
export async function sheetsOf(bytes: Buffer): Promise<Map<string, SheetRows>> {
  const { sheets } = await readXlsx(bytes);
  return new Map(sheets.map(({ name, rows }) => [name, rows.map((row) => row.map(read))]));
}
