import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { FileKind } from './file-kind.ts';

export interface MergeCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Resolves the references of staged rows, and refuses rows with a missing reference or a repeated
 * key.
 */
export async function resolveRows(transaction: Kysely<Schema>, kind: FileKind): Promise<void> {
  const key = kind.sameKey ?? kind.key.map((column) => `s."${column}"`).join(', ');
  const taken = kind.references.map(({ take }) => (take ? `, ${take}` : '')).join('');
  const joins = kind.references.map(({ join = '' }) => join).join('\n');
  const same = `window same as (partition by ${key} order by s.row_number)`;
  await run(transaction, [
    'analyze staged',
    `create temp table resolved on commit drop as
      select s.*, first_value(s.row_number) over same as first_row${taken}
      from staged s ${joins} ${same}`,
    'analyze resolved',
    ...kind.references.map(
      ({ columns, fault, reason }) => `insert into refused
        select row_number, '${columns.join(', ')}', ${reason} from resolved r where ${fault}`,
    ),
    `insert into refused
      select row_number, '${kind.key.join(', ')}', format('The key is that of row %s.', first_row)
      from resolved where first_row <> row_number`,
    'create index on refused (row_number)',
    'analyze refused',
    `create temp view accepted as select * from resolved r
      where not exists (select from refused f where f.row_number = r.row_number)`,
  ]);
}

/** Writes the accepted rows: new records, and those that differ from the stored ones. */
export async function mergeRows(transaction: Kysely<Schema>, kind: FileKind): Promise<MergeCounts> {
  const { table, conflict, written, identity = 't.id', before = [], after = [] } = kind;
  const among = kind.conflictAmong ? `where ${kind.conflictAmong}` : '';
  const names = Object.keys(written);
  const others = names.filter((name) => !conflict.includes(name));
  const each = (prefix: string, columns = names) =>
    columns.map((name) => `${prefix}${name}`).join(', ');
  const set = others.length > 0 ? others : names;
  const changes = [
    ...set.map((name) => `${name} = excluded.${name}`),
    ...Object.entries(kind.onChange ?? {}).map(([name, value]) => `${name} = ${value}`),
  ];
  await run(transaction, [
    ...before,
    `with written as (
      insert into ${table} as t (${each('')})
      select ${Object.values(written).join(', ')} from accepted r order by row_number
      on conflict (${conflict.join(', ')}) ${among} do update
        set ${changes.join(', ')}
        where (${each('t.', set)}) is distinct from (${each('excluded.', set)})
      returning ${identity} as id, t.xmax = 0 as added
    )
    insert into merged select id, added from written`,
    ...after,
  ]);
  const { rows } = await sql<MergeCounts>`
    select count(*) filter (where added) as added, count(*) filter (where not added) as changed,
      (select count(*) from accepted) - count(*) as unchanged
    from (select id, bool_or(added) as added from merged group by id) m`.execute(transaction);
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0 };
}

async function run(transaction: Kysely<Schema>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(transaction);
}
