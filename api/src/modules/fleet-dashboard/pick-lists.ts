import type { SelectionRow, selectionColumns } from '@portal/contract/fleet-dashboard';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { holdsKeyword } from '../../db/holds-keyword.ts';
import { type Page, type PageRequest, readPage } from '../../lists/read-page.ts';
import type { QueryContext } from '../../scope/find-account.ts';
import { fromFoundDealers } from './found-dealers.ts';
import { inParts, type PartSelection } from './parts.ts';

type Column = (typeof selectionColumns)[number];

/** The filters and order of a page in a pick list. */
export interface PickListRequest extends PartSelection, PageRequest {
  readonly order_by: Column;
  readonly is_sort_desc: boolean;
  readonly keyword?: string;
  /** Ids of the only rows to show. */
  readonly selected?: readonly number[];
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

/** Reads a page of an account's locations. */
export function readLocations(
  asking: QueryContext,
  accountId: number,
  request: PickListRequest,
): Promise<Page<SelectionRow>> {
  const from = sql`from locations l where l.account_id = ${accountId} and ${inParts('l', request)}`;
  return readPickList(asking, from, columnsOf('l', 'code'), request);
}

/** Reads a page of the dealers in an account's records that the user sees. */
export function readNonsigs(
  asking: QueryContext,
  accountId: number,
  request: PickListRequest,
): Promise<Page<SelectionRow>> {
  const from = fromFoundDealers(accountId, request);
  return readPickList(asking, from, columnsOf('d', 'nonsig'), request);
}

function readPickList(
  { db }: QueryContext,
  from: RawBuilder<unknown>,
  columns: Columns,
  request: PickListRequest,
): Promise<Page<SelectionRow>> {
  const { id, ...texts } = columns;
  return readPage<SelectionRow>(
    db,
    {
      columns: sql`${id} as id, ${columns.code} as code, ${columns.name} as name,
        ${columns.address} as address, ${columns.city} as city, ${columns.state} as state`,
      rows: sql`${from}
        and ${holdsKeyword(request.keyword?.trim() ?? '', Object.values(texts))}
        and ${isSelected(columns, request.selected)}`,
      order: sortedBy(columns, request),
    },
    request,
  );
}

/**
 * Rows with equal values in the column are sorted by code, in ascending order in either direction.
 */
function sortedBy(columns: Columns, { order_by, is_sort_desc }: PickListRequest) {
  const direction = is_sort_desc ? sql`desc` : sql`asc`;
  return sql`${columns[order_by]} collate "und-x-icu" ${direction},
    ${columns.code} collate "C" asc, ${columns.id} asc`;
}

const isSelected = ({ id }: Columns, selected: readonly number[] | undefined) =>
  selected ? sql<SqlBool>`${id} = any (${[...selected]}::integer[])` : sql<SqlBool>`true`;
