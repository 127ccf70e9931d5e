import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { KeptReport } from '@portal/contract/portal';
import type { SessionKeys } from '../../../access/sessions.ts';
import type { KeptReportKind, MadeReport } from '../../../kept/reports/kept-report-kind.ts';
import { RunningKeptReports } from '../../../kept/reports/running-kept-reports.ts';
import { readSettings } from '../../../settings.ts';
import { keptHistory } from '../unit-history/kept-history.ts';
import { addEvents } from './eventful-units.ts';
import { analysisApi } from './reports-api.ts';

export const calls = {
  order: 'POST unit_history_report/generate_reports',
  list: 'GET unit_history_report/get_reports',
  open: 'POST unit_history_report/get_report',
  cancel: 'POST unit_history_report/cancel_report/{id}',
  run: 'POST unit_history_report/run_report/{id}',
  delete: 'DELETE unit_history_report/delete_report/{id}',
  restore: 'POST unit_history_report/restore_report/{id}',
} as const;

type OfOne = (typeof calls)['cancel' | 'run' | 'delete' | 'restore'];

/** Starts a report, reports one part as done, and ends when stopped. */
export const untilStopped =
  (signal: AbortSignal) =>
  async (onPart: (done: number) => void): Promise<MadeReport> => {
    onPart(1);
    signal.throwIfAborted();
    await once(signal, 'abort');
    throw signal.reason;
  };

/** Waits until a condition is true. */
async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let time = 0; time < 600; time += 1) {
    if (await isSo()) return;
    await setTimeout(25);
  }
  throw new Error('It never came to be.');
}

/**
 * Starts the API for calls on saved copies by a user who sees everything, with helpers for tests.
 */
export async function keptReportsApi() {
  const api = await analysisApi();
  await addEvents(api.database);
  const { kysely } = api.database;
  const { id: userId } = await kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  const session = await api.sessionOf(userId);
  const { account, unit } = await busiestUnit();

  /** Finds the unit with most mounts. */
  async function busiestUnit() {
    const found = await kysely
      .selectFrom('units')
      .innerJoin('accounts', 'accounts.id', 'units.account_id')
      .innerJoin('mounts', 'mounts.unit_id', 'units.id')
      .select(['units.id', 'units.unit_number', 'units.account_id', 'accounts.nonsig'])
      .where('units.deleted_at', 'is', null)
      .groupBy(['units.id', 'accounts.id'])
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('units.id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id, unit_number, account_id, nonsig } = found;
    return { account: { id: account_id, number: nonsig }, unit: { id, number: unit_number } };
  }

  const list = async (as: SessionKeys = session) =>
    (await api.call(calls.list, { as })).body.reports;
  const ofOne = <Name extends OfOne>(name: Name, id: number, as: SessionKeys = session) =>
    api.call(name, { as, params: { id: String(id) } });
  const body = { account: account.number, unit_number: unit.number };
  const order = (own: object = {}, as: SessionKeys = session) =>
    api.call(calls.order, { as, body: { ...body, name: 'Kept', ...own } });

  /** Waits until a report is in the given state. */
  async function until(id: number, state: string, as: SessionKeys = session): Promise<KeptReport> {
    const find = async () => (await list(as)).find((each) => each.id === id);
    await waitUntil(async () => (await find())?.state === state);
    return (await find()) as KeptReport;
  }

  return Object.assign(api, {
    userId,
    session,
    account,
    unit,
    body,
    list,
    ofOne,
    order,
    until,
    waitUntil,
    open: (id: number, own: object = {}, as: SessionKeys = session) =>
      api.call(calls.open, { as, body: { id, page_number: 1, page_size: 100, ...own } }),

    /** Orders a report and waits until it is there. */
    async made(own: object = {}, as: SessionKeys = session): Promise<KeptReport> {
      const { body: ordered } = await order(own, as);
      return until(ordered.id, 'ready', as);
    },

    /** Makes reports in another way, like another process. */
    madeBy(
      make: (signal: AbortSignal) => ReturnType<typeof untilStopped>,
      kind = api.database.kind,
    ) {
      const other: KeptReportKind = {
        ...keptHistory,
        resume: async ({ signal }) => ({
          subject: 'Other',
          parts: 100,
          accountIds: [],
          unitIds: [],
          make: make(signal),
        }),
      };
      return new RunningKeptReports({
        database: { kysely, kind },
        clock: api.clock,
        kinds: [other],
        settings: readSettings({}),
        onProblem: (error) => api.log.push(String(error)),
      });
    },

    /**
     * Stores an order that no job takes until it is woken.
     *
     * @returns its id
     */
    async waiting(own: object = {}): Promise<number> {
      const now = api.clock.now();
      const { id } = await kysely
        .insertInto('kept_reports')
        .values({
          user_id: userId,
          report_type: '3',
          name: 'Waits',
          subject: 'Somewhere',
          request: JSON.stringify(body),
          user_time: '',
          account_ids: [],
          unit_ids: [],
          state: 'waiting',
          parts: 100,
          form_version: keptHistory.version,
          created_at: now,
          ordered_at: now,
          ...own,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Deletes all saved copies and the counts of the rate limits. */
    async clear() {
      await kysely.deleteFrom('kept_reports').execute();
      await kysely.deleteFrom('rate_limits').execute();
    },
  });
}
