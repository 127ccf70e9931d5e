import type { KeptHistoryRequest, UnitHistory } from '@portal/contract/analysis-reports';
import { keptHistoryRequest } from '@portal/contract/analysis-reports/schema';
import { keptReportTypes } from '@portal/contract/portal';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { withFreeConnection } from '../../../db/with-free-connection.ts';
import { readerUtcOffset } from '../../../exports/reader-clock.ts';
import { defineKeptReport } from '../../../kept/reports/kept-report-kind.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { findUnit } from './find-unit.ts';
import { isChosen, recordedEntries } from './read-history.ts';
import type { StoredEntry } from './shown-entry.ts';

/** Most entries in one saved history. */
const mostEntries = 10_000;

/** A history as stored: entries of all kinds, in km, mm and N·m. */
export interface KeptEntries {
  readonly unit: UnitHistory['unit'];
  readonly entries: readonly StoredEntry[];
}

/** Saved copies of the history of a unit. */
export const keptHistory = defineKeptReport({
  type: keptReportTypes.UNT_HSTR,
  right: 'TMUNTHST',
  version: 1,
  request: keptHistoryRequest,
  async prepare({ db, signal }, request: KeptHistoryRequest, setting) {
    checkDays(request);
    const unit = await findUnit(db, request);
    const { shown } = unit;
    const told = { accountIds: [unit.accountId], unitIds: [unit.id] };
    return {
      ...told,
      subject: `${shown.fleet_name} · ${shown.unit_number}`,
      parts: 1,
      async make() {
        const { rows: entries } = await withFreeConnection(db, signal, (turn) =>
          sql<StoredEntry>`
            select e.* from (${recordedEntries(unit, readerUtcOffset(setting))}) e
            where ${isChosen(request)} limit ${mostEntries + 1}`.execute(turn),
        );
        if (entries.length > mostEntries) throw refuse('file_too_large');
        return { ...told, answer: { unit: shown, entries } satisfies KeptEntries };
      },
    };
  },
});

/** A query for the entries of a saved history. */
export const keptEntries = ({ entries }: KeptEntries): RawBuilder<unknown> => sql`
  select * from json_to_recordset(${JSON.stringify(entries)}::json) as kept (
    kind text, entry_id text, nth bigint, happened_on date, odometer numeric, survey_id int,
    location_id int, place text, done_by text, axle int, side text, slot text, product text,
    cost numeric, comments text, known text, detail json)`;
