import type { SelectionRow, selectionColumns } from '@portal/contract/fleet-dashboard';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { holdsKeyword } from '../../db/holds-keyword.ts';
import { type Page, type PageRequest, readPage } from '../../lists/read-page.ts';
import type { Asking } from '../../scope/find-account.ts';
import { fromFoundDealers } from './found-dealers.ts';
import { inParts, type PartSelection } from './parts.ts';

type Column = (typeof selectionColumns)[number];

/** What a page of a pick list shows. */
export interface PickListRequest extends PartSelection, PageRequest {
  readonly order_by: Column;
  readonly is_sort_desc: boolean;
  readonly keyword?: string;
  /** Only these rows. */
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

/** A page of an account's locations. */
export function readLocations(
  asking: Asking,
  accountId: number,
  request: PickListRequest,
): Promise<Page<SelectionRow>> {
  const from = sql`from locations l where l.account_id = ${accountId} and ${inParts('l', request)}`;
  return readPickList(asking, from, columnsOf('l', 'code'), request);
}

/** A page of the dealers that are found in an account's records and visible to the user. */
export function readNonsigs(
  asking: Asking,
  accountId: number,
  request: PickListRequest,
): Promise<Page<SelectionRow>> {
  const from = fromFoundDealers(accountId, request);
  return readPickList(asking, from, columnsOf('d', 'nonsig'), request);
}

function readPickList(
  { db }: Asking,
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

/** Rows that are alike in the column keep the order of their codes, whichever way it goes. */
function sortedBy(columns: Columns, { order_by, is_sort_desc }: PickListRequest) {
  const direction = is_sort_desc ? sql`desc` : sql`asc`;
  return sql`${columns[order_by]} collate "und-x-icu" ${direction},
    ${columns.code} collate "C" asc, ${columns.id} asc`;
}

const isSelected = ({ id }: Columns, selected: readonly number[] | undefined) =>
  selected ? sql<SqlBool>`${id} = any (${[...selected]}::integer[])` : sql<SqlBool>`true`;
