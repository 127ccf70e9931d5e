import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReportInput } from './report-query.ts';
import type { Source } from './sides.ts';

/**
 * The condition that a record, under the alias `r`, is one of the account's: of the choice, or, to
 * be taken off the fleet type's, any.
 */
export const ownRecords = ({ selection }: ReportInput, source: Source): RawBuilder<SqlBool> =>
  source === 'own' ? sql<SqlBool>`r.account_id = ${selection.accountId}` : selection.record('r');
