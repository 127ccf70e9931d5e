// What files note of the records that they change, as SQL.

/** Records whose changes are kept, with how the survey is found whose dealer alone sees them. */
const noted = {
  unit: { table: 'units', survey: null },
  survey: { table: 'surveys', survey: 't.id' },
  tire: { table: 'tires', survey: null },
  removal: { table: 'removals', survey: 't.survey_id' },
  reading: {
    table: 'readings',
    survey: '(select i.survey_id from unit_inspections i where i.id = t.inspection_id)',
  },
} as const;

/** Notes the changes of the records under nobody's name. */
export function changesOf(kind: keyof typeof noted): string {
  const { table, survey } = noted[kind];
  const dealer =
    survey === null
      ? 'null'
      : `(select v.dealer_id from surveys v where v.id = ${survey} and v.kind = 'dealer')`;
  return `insert into row_changes
      (kind, row_id, revision, account_id, dealer_id, action, fields, changed_by_name, changed_at)
    select '${kind}', t.id, t.revision, t.account_id, ${dealer},
      case when m.added then 'created' else 'changed' end, '{}', '', now()
    from (select id, bool_or(added) as added from merged group by id) m join ${table} t on t.id = m.id`;
}

/**
 * Writes the wear that the rows flag, in place of what was flagged: a record that differs in it alone has
 * changed, too.
 *
 * @param row finds a record `t` by its accepted row `r`
 */
export const keepConditions = ({
  table,
  record,
  row,
}: {
  readonly table: 'removals' | 'readings';
  readonly record: 'removal' | 'reading';
  readonly row: string;
}): string => `
  with flagged as (
    select t.id, coalesce(r.conditions, '{}') as conditions from accepted r join ${table} t on ${row}
  ), gone as (
    delete from ${record}_conditions c using flagged f
    where c.${record}_id = f.id and c.condition <> all (f.conditions)
    returning f.id
  ), come as (
    insert into ${record}_conditions (${record}_id, condition)
    select f.id, condition from flagged f cross join unnest(f.conditions) condition
    on conflict do nothing
    returning ${record}_id as id
  ), changed as (
    update ${table} t set revision = revision + 1, changed_at = now()
    from (select id from gone union select id from come except select id from merged) other
    where t.id = other.id
    returning t.id
  )
  insert into merged select id, false from changed`;
