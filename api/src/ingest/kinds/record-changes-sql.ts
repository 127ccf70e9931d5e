// SQL that records the changes which files make to records.

/**
 * Records with a history of changes, and how to find the survey whose dealer alone may see them.
 */
const noted = {
  unit: { table: 'units', survey: null },
  survey: { table: 'surveys', survey: 't.id' },
  tire: { table: 'tires', survey: null },
  removal: { table: 'removals', survey: 't.survey_id' },
  inspection: { table: 'unit_inspections', survey: 't.survey_id' },
  reading: {
    table: 'readings',
    survey: '(select i.survey_id from unit_inspections i where i.id = t.inspection_id)',
  },
} as const;

type NotedKind = keyof typeof noted;

/**
 * Records changes without an author, and announces them in open surveys.
 *
 * @param changed a query of their ids and whether they were added; those of `merged` by default
 */
export const recordChangesSql = (
  kind: NotedKind,
  changed = 'select id, bool_or(added) as added from merged group by id',
): string[] => [rowChangesSql(kind, changed), surveyChangesSql(kind, changed)];

function rowChangesSql(kind: NotedKind, changed: string): string {
  const { table, survey } = noted[kind];
  const dealer =
    survey === null
      ? 'null'
      : `(select v.dealer_id from surveys v where v.id = ${survey} and v.kind = 'dealer')`;
  return `insert into row_changes
      (kind, row_id, revision, account_id, dealer_id, action, fields, changed_by_name, changed_at)
    select '${kind}', t.id, t.revision, t.account_id, ${dealer},
      case when m.added then 'created' else 'changed' end, '{}', '', now()
    from (${changed}) m join ${table} t on t.id = m.id`;
}

/**
 * Where the change of a record `t` is announced: in a survey `s`, usually for an inspection `i`,
 * and perhaps at the position of `p`.
 */
const places: Readonly<Record<NotedKind, string>> = {
  unit: 'join unit_inspections i on (i.account_id, i.unit_id) = (t.account_id, t.id)',
  survey: 'left join unit_inspections i on false',
  tire: `join mounts p on p.tire_id = t.id and p.ended_on is null
    join unit_inspections i on (i.account_id, i.unit_id) = (p.account_id, p.unit_id)`,
  removal: `join mounts p on p.id = t.mount_id
    join unit_inspections i on (i.account_id, i.unit_id) = (p.account_id, p.unit_id)`,
  inspection: 'join unit_inspections i on i.id = t.id',
  reading: 'join unit_inspections i on i.id = t.inspection_id',
};
const place = {
  unit: null,
  survey: null,
  tire: 'p',
  removal: 'p',
  inspection: null,
  reading: 't',
} as const;

/** Such as `2LO`. */
const positionOf = (row: string) => `${row}.axle_number || upper(left(${row}.side, 1))
  || case ${row}.slot when 'single' then '' else upper(left(${row}.slot, 1)) end`;

function surveyChangesSql(kind: NotedKind, changed: string): string {
  const at = place[kind];
  return `insert into survey_changes
      (survey_id, account_id, dealer_id, kind, row_id, revision, unit_id, inspection_id, position)
    select s.id, s.account_id, case when s.kind = 'dealer' then s.dealer_id end, '${kind}', t.id,
      t.revision, i.unit_id, i.id, ${at === null ? 'null' : positionOf(at)}
    from (${changed}) m join ${noted[kind].table} t on t.id = m.id
    ${places[kind]}
    join surveys s on s.id = ${kind === 'survey' ? 't.id' : 'i.survey_id'} and s.state = 'open'
    order by t.id, s.id`;
}

/**
 * Replaces the flagged wear of records with the flagged wear of the rows; a record that differs
 * only in this counts as changed.
 *
 * @param row the condition that matches a record `t` to its accepted row `r`
 */
export const replaceConditionsSql = ({
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
