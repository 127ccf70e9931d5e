import type { ReportDefinition } from '@portal/contract/reports';
import { sql } from 'kysely';
import type { Asking } from '../scope/find-account.ts';
import type { ReportArea } from './report-area.ts';
import type { ReportSubject } from './report-subject.ts';

/** Up to which day the records of a report reach, over all accounts of the nation. */
export async function readDataThrough<Subject extends ReportSubject>(
  { sums, records }: ReportArea<Subject>,
  { db }: Pick<Asking, 'db'>,
  { type, records: kind }: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
): Promise<string | null> {
  const source = records[kind as Subject['terms']['records']];
  const newest = sums[type]?.newest ?? source.newest;
  const { rows } = await sql<{ day: string | null }>`${newest(selection)}`.execute(db);
  return rows[0]?.day ?? null;
}
