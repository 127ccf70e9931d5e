import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../scope/unguarded-table.ts';

interface InspectedRange {
  /** Empty for all. */
  readonly account_ids: readonly number[];
  /** YYYY-MM-DD, both inclusive. */
  readonly date_from: string;
  readonly date_to: string;
}

/**
 * A query for each unit's latest inspection in a range: in a finished survey that the user sees,
 * with at least one tire read. Crossings have a report of their own.
 */
export const latestInspections = ({
  account_ids,
  date_from,
  date_to,
}: InspectedRange): RawBuilder<unknown> => sql`
  select distinct on (i.unit_id) i.id, i.account_id, i.unit_id, i.unit_number, i.survey_id, s.location_id,
    i.inspected_on, i.configuration, i.lifted_axles
  from unit_inspections i
  join ${unguardedTable('surveys')} s on s.id = i.survey_id
  where s.state = 'finished' and not i.is_crossing and i.tires_read > 0
    and i.inspected_on between ${date_from} and ${date_to}
    ${account_ids.length > 0 ? sql`and i.account_id = any (${[...account_ids]}::int[])` : sql``}
  order by i.unit_id, i.inspected_on desc, i.id desc`;
