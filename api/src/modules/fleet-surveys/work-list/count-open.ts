import type { SurveyLocation } from '@portal/contract/fleet-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findingTables, isAtLocation, isOpen } from './finding-rows.ts';

type Counts = SurveyLocation['open_findings'];

async function countOf(db: Kysely<Schema>, which: RawBuilder<unknown>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where f.severity = 'warning') as warnings,
      count(*) filter (where f.severity = 'critical') as criticals
    ${findingTables} where ${isOpen} and ${which}`.execute(db);
  return rows[0] ?? { warnings: 0, criticals: 0 };
}

/** Counts the findings that a location's work list shows. */
export const countAtLocation = (db: Kysely<Schema>, id: number): Promise<Counts> =>
  countOf(db, isAtLocation(id));

/** Counts the open findings of a survey. */
export const countOfSurvey = (db: Kysely<Schema>, id: number): Promise<Counts> =>
  countOf(db, sql`s.id = ${id}`);
