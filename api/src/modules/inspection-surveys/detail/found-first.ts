import { sql } from 'kysely';
import { hasFound, hasLooked, isBefore } from './found-again.ts';

// Queries name an inspection `i` and a finding `f` of it. Inspections before it are those that the reader sees.

/** The latest inspection before that looked at the same, and whether it found it. */
const looked = sql`
  select ${hasFound({ finding: 'f', inspection: 'q' })} as found from unit_inspections q
  where ${isBefore('q', 'i')} and ${hasLooked({ finding: 'f', inspection: 'q' })}
  order by q.inspected_on desc, q.id desc limit 1`;

/** Whether it found the same. */
export const foundBefore = sql<boolean>`coalesce((${looked}), false)`;

/**
 * The first day of the inspections that found the same without a gap until now. One that did not look there is
 * no gap.
 */
export const foundFirst = sql<string>`coalesce((
  select min(p.inspected_on) from unit_inspections p
  where ${isBefore('p', 'i')} and ${hasFound({ finding: 'f', inspection: 'p' })}
    and not exists (
      select from unit_inspections q
      where ${isBefore('p', 'q')} and ${isBefore('q', 'i')}
        and ${hasLooked({ finding: 'f', inspection: 'q' })}
        and not ${hasFound({ finding: 'f', inspection: 'q' })})), i.inspected_on)`;
