import type { ReportDefinition } from '@portal/contract/reports';
import { sql } from 'kysely';
import type { QueryContext } from '../scope/find-account.ts';
import { type ReportArea, sumsOf } from './report-area.ts';
import type { ReportSubject } from './report-subject.ts';

/** The first and last day with records; null if there are none. */
export interface RecordDays {
  readonly first: string | null;
  readonly last: string | null;
}

/** Reads the first and last day of a report's records, over all accounts of the nation. */
export async function readDays<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  { db }: Pick<QueryContext, 'db'>,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
): Promise<RecordDays> {
  const kind: Subject['terms']['records'] = definition.records;
  const dayOf = sumsOf(area, definition).dayOf ?? area.records[kind].dayOf;
  const { rows } = await sql<RecordDays>`
    select (${dayOf(selection, sql`min`)}) as first, (${dayOf(selection, sql`max`)}) as last`.execute(
    db,
  );
  return rows[0] ?? { first: null, last: null };
}

/** Reads the last day of a report's records, over all accounts of the nation. */
export const readDataThrough = async <Subject extends ReportSubject>(
  ...asked: Parameters<typeof readDays<Subject>>
): Promise<string | null> => (await readDays(...asked)).last;
