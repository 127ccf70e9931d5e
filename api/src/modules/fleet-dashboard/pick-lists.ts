import type { SelectionRow, selectionColumns } from '@portal/contract/fleet-dashboard';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Asking } from '../../scope/find-account.ts';
import { fromFoundDealers } from './found-dealers.ts';
import { inParts, type PartSelection } from './parts.ts';

type Column = (typeof selectionColumns)[number];

/** What a page of a pick list shows. */
export interface PickListRequest extends PartSelection {
  readonly page_number: number;
  readonly page_size: number;
  readonly order_by: Column;
  readonly is_sort_desc: boolean;
  readonly keyword?: string;
  /** Only these rows. */
  readonly selected?: readonly number[];
}

export interface PickListPage {
  rows: SelectionRow[];
  total: number;
}

type Columns = Readonly<Record<Column | 'id', RawBuilder<string>>>;

const columnsOf = (alias: string, code: string): Columns => {
  const ref = (name: string) => sql<string>`${sql.ref(`${alias}.${name}`)}`;
  return {
    id: ref('id'),
    code: ref(code),
    name: ref('name'),
    address: ref('address'),
    city: ref('city'),
    state: ref('state'),
  };
};

/** A page of an account's locations. */
export function readLocations(
  asking: Asking,
  accountId: number,
  request: PickListRequest,
): Promise<PickListPage> {
  const from = sql`from locations l where l.account_id = ${accountId} and ${inParts('l', request)}`;
  return readPage(asking, from, columnsOf('l', 'code'), request);
}

/** A page of the dealers that are found in an account's records and visible to the user. */
export function readNonsigs(
  asking: Asking,
  accountId: number,
  request: PickListRequest,
): Promise<PickListPage> {
  const from = fromFoundDealers(accountId, request);
  return readPage(asking, from, columnsOf('d', 'nonsig'), request);
}

async function readPage(
  { db }: Asking,
  from: RawBuilder<unknown>,
  columns: Columns,
  request: PickListRequest,
): Promise<PickListPage> {
  const matching = sql`${from}
    and ${matchesKeyword(columns, request.keyword?.trim() ?? '')}
    and ${isSelected(columns, request.selected)}`;
  const { rows } = await sql<SelectionRow>`
    select ${columns.id} as id, ${columns.code} as code, ${columns.name} as name,
      ${columns.address} as address, ${columns.city} as city, ${columns.state} as state
    ${matching}
    order by ${sortedBy(columns, request)}
    limit ${request.page_size} offset ${(request.page_number - 1) * request.page_size}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Rows that are alike in the column keep the order of their codes, whichever way it goes. */
function sortedBy(columns: Columns, { order_by, is_sort_desc }: PickListRequest) {
  const direction = is_sort_desc ? sql`desc` : sql`asc`;
  return sql`${columns[order_by]} collate "und-x-icu" ${direction},
    ${columns.code} collate "C" asc, ${columns.id} asc`;
}

function matchesKeyword(columns: Columns, keyword: string): RawBuilder<SqlBool> {
  if (keyword === '') return sql<SqlBool>`true`;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const { id, ...texts } = columns;
  const holds = Object.values(texts).map(
    (text) => sql`${text} collate "und-x-icu" ilike ${pattern}`,
  );
  return sql<SqlBool>`(${sql.join(holds, sql` or `)})`;
}

const isSelected = ({ id }: Columns, selected: readonly number[] | undefined) =>
  selected ? sql<SqlBool>`${id} = any (${[...selected]}::integer[])` : sql<SqlBool>`true`;
