import type { ReportDefinition } from '@portal/contract/reports';
import { sql } from 'kysely';
import type { Asking } from '../scope/find-account.ts';
import { type ReportArea, sumsOf } from './report-area.ts';
import type { ReportSubject } from './report-subject.ts';

/** Up to which day the records of a report reach, over all accounts of the nation. */
export async function readDataThrough<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  { db }: Pick<Asking, 'db'>,
  definition: ReportDefinition<Subject['terms']>,
  selection: Subject['selection'],
): Promise<string | null> {
  const kind: Subject['terms']['records'] = definition.records;
  const newest = sumsOf(area, definition).newest ?? area.records[kind].newest;
  const { rows } = await sql<{ day: string | null }>`${newest(selection)}`.execute(db);
  return rows[0]?.day ?? null;
}
