import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  type ExportFormat,
  exportFormats,
  type GeneratedExport,
} from '@portal/contract/fleet-dashboard';
import type { SessionKeys } from '../../../../access/sessions.ts';
import { RunningExportJobs } from '../../../../exports/jobs/export-jobs.ts';
import type { MakeFile } from '../../../../exports/jobs/make-file.ts';
import { stopDrawing } from '../../../../exports/pictures/to-png.ts';
import { dashboardReports } from '../dashboard-reports.ts';
import { exportOf, exportsApi, partOf } from './exports-api.ts';

export const calls = {
  start: 'POST fleet_dashboard/start_export',
  get: 'GET fleet_dashboard/get_export/{id}',
  cancel: 'POST fleet_dashboard/cancel_export/{id}',
  download: 'GET fleet_dashboard/download_export/{id}',
  list: 'GET fleet_dashboard/get_exports',
} as const;

type OfOne = (typeof calls)['get' | 'cancel' | 'download'];

/** Starts a file and never finishes it, until stopped. */
export const neverFinish: MakeFile = async (_, { out, signal, onSection }) => {
  out.write('half of it');
  onSection(1);
  signal.throwIfAborted();
  await once(signal, 'abort');
  throw signal.reason;
};

/** Waits until a condition is true. */
export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let time = 0; time < 600; time += 1) {
    if (await isSo()) return;
    await setTimeout(50);
  }
  throw new Error('It never came to be.');
}

/** Starts the API for background exports, with helpers for tests. */
export async function ordersApi() {
  const api = await exportsApi();
  const { kysely } = api.database;
  const folder = join(api.settings.dataDir, 'exports');
  const idOf = (table: 'users' | 'accounts', column: 'login' | 'nonsig', value: string) =>
    kysely
      .selectFrom(table)
      .select('id')
      .where(column, '=', value)
      .executeTakeFirstOrThrow()
      .then(({ id }) => id);
  const accountId = await idOf('accounts', 'nonsig', api.fleet.account);
  const userId = await idOf('users', 'login', 'gyr');

  const order = (format: ExportFormat = exportFormats.excel, other: object = {}) => ({
    ...exportOf(api.fleet, [partOf('calls_by_month'), partOf('statistics')]),
    format,
    ...other,
  });
  const ask = <Name extends OfOne>(name: Name, id: number, as = api.session) =>
    api.call(name, { as, params: { id: String(id) } });

  return Object.assign(api, {
    accountId,
    folder,
    order,
    ask,
    files: () => readdir(folder).catch((): string[] => []),
    begin: (body: object = order(), as: SessionKeys = api.session) =>
      api.call(calls.start, { as, body }),

    /** Waits until an export is in the given state. */
    async until(id: number, state: string): Promise<GeneratedExport> {
      await waitUntil(async () => (await ask(calls.get, id)).body.state === state);
      return (await ask(calls.get, id)).body;
    },

    /** Export jobs with another maker, like another process. */
    jobsWith: (make: MakeFile, kind = api.database.kind) =>
      new RunningExportJobs({
        database: { kysely, kind },
        dataDir: api.settings.dataDir,
        clock: api.clock,
        kinds: [dashboardReports],
        pictures: api.pictures,
        make,
        onProblem: (error) => api.log.push(String(error)),
      }),

    /**
     * Stores an order that no job takes until it is woken.
     *
     * @returns its id
     */
    async waiting(other: object = {}): Promise<number> {
      const now = api.clock.now();
      const { id } = await kysely
        .insertInto('generated_reports')
        .values({
          user_id: userId,
          kind: dashboardReports.name,
          account_ids: [accountId],
          name: 'Report.xlsx',
          format: 2,
          state: 'waiting',
          parts: 2,
          request: JSON.stringify(exportOf(api.fleet, [partOf('calls_by_month')])),
          locale: '',
          user_time: '',
          created_at: now,
          expires_at: new Date(now.getTime() + 3_600_000),
          ...other,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Deletes all orders and the counts of the rate limits. */
    async clear() {
      await kysely.deleteFrom('generated_reports').execute();
      await kysely.deleteFrom('rate_limits').execute();
    },

    async end() {
      stopDrawing();
      await api.close();
    },
  });
}
