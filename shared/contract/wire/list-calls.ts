import {
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from 'typebox';
import type { CallDefinition } from './calls.ts';
import { exportMediaTypes } from './export-formats.ts';
import {
  type ListDefinition,
  type ListFileFormat,
  type ListFilter,
  type ListRequest,
  type ListSelection,
  listFormats,
  longestFilter,
  longestSearch,
} from './list-definition.ts';
import { fileBytes, mostPageRows, paged, pageRequest } from './shapes.ts';

/** The type of more properties that a list's call takes. */
type More<Properties extends TProperties> = Static<TObject<Properties>>;

/**
 * The body of a list's call: filters, search and sort of its definition, and the page. What the
 * definition does not have is refused as `invalid`, with its path.
 *
 * @param more what the call takes besides, such as whose rows
 */
export const listBody = <
  List extends ListDefinition,
  Properties extends TProperties = Record<never, never>,
>(
  list: List,
  more: Properties = {} as Properties,
) =>
  Type.Unsafe<ListRequest<List> & More<Properties>>(
    Type.Object({ ...more, ...selectionOf(list), ...pageOf(list) }),
  );

/** A call that answers the whole list, as it is filtered and sorted, by a PDF or a workbook. */
export const listFile = <
  List extends ListDefinition,
  Properties extends TProperties = Record<never, never>,
>(
  list: List,
  more: Properties = {} as Properties,
) => ({
  body: Type.Unsafe<ListSelection<List> & More<Properties> & { readonly format: ListFileFormat }>(
    Type.Object({ ...more, ...selectionOf(list), format: Type.Enum([...listFormats]) }),
  ),
  files: listFormats.map((format) => exportMediaTypes[format]),
  response: fileBytes,
});

/** The same as a call of its own for each kind of file. */
export const listFileAs = <
  List extends ListDefinition,
  Properties extends TProperties = Record<never, never>,
>(
  list: List,
  format: ListFileFormat,
  more: Properties = {} as Properties,
) => ({
  body: Type.Unsafe<ListSelection<List> & More<Properties>>(
    Type.Object({ ...more, ...selectionOf(list) }),
  ),
  files: [exportMediaTypes[format]],
  response: fileBytes,
});

/** The counts that a pager needs. */
interface Counts {
  readonly page_number: number;
  readonly page_size: number;
  readonly total_items: number;
}

interface ListCallOptions<Row extends TSchema> {
  readonly right: CallDefinition['right'];
  /** Which rows in which order, without a full stop. */
  readonly summary: string;
  /** The schema of a row. */
  readonly row: Row;
}

type ListCalls<Path extends string, List extends ListDefinition, Row extends TSchema> = {
  readonly [Name in `POST ${Path}/get_${List['rows']}`]: CallDefinition & {
    readonly list: List;
    readonly body: TUnsafe<ListRequest<List>>;
    readonly response: TUnsafe<Record<List['rows'], Static<Row>[]> & Counts>;
  };
} & {
  readonly [Name in `POST ${Path}/export_${List['rows']}`]: CallDefinition & {
    readonly list: List;
  } & ReturnType<typeof listFile<List>>;
};

/**
 * The two calls of a list: `get_` and the name of its rows answers a page of it, `export_` all of it
 * as a file.
 *
 * @param path before these names, as in `admin/users`
 */
export function listCalls<
  const Path extends string,
  List extends ListDefinition,
  Row extends TSchema,
>(
  path: Path,
  list: List,
  { right, summary, row }: ListCallOptions<Row>,
): ListCalls<Path, List, Row> {
  const page = {
    list,
    summary: `${summary}, by page.`,
    right,
    body: listBody(list),
    response: paged({ [list.rows]: Type.Array(row) }),
  };
  const file = { list, summary: `${summary}, as a file.`, right, ...listFile(list) };
  const calls = {
    [`POST ${path}/get_${list.rows}`]: page,
    [`POST ${path}/export_${list.rows}`]: file,
  };
  // Under the names of the type.
  return calls as unknown as ListCalls<Path, List, Row>;
}

/** A page holds at least as many rows as the list shows at once. */
const pageOf = ({ pageSize = 0 }: ListDefinition): typeof pageRequest => ({
  ...pageRequest,
  page_size: Type.Integer({ minimum: 1, maximum: Math.max(mostPageRows, pageSize) }),
});

function selectionOf({ filters, sorts }: ListDefinition): TProperties {
  const columns = Object.values(sorts);
  return {
    ...Object.fromEntries(
      Object.entries(filters).map(([name, filter]) => [filter.field ?? name, filterSchema(filter)]),
    ),
    keyword: Type.Optional(Type.String({ maxLength: longestSearch })),
    ...(columns.length > 0 && {
      order_by: Type.Optional(Type.Enum(columns)),
      is_sort_desc: Type.Optional(Type.Boolean()),
    }),
  };
}

function filterSchema({ values, first }: ListFilter): TSchema {
  const schema = values
    ? Type.Enum(Array.isArray(values) ? [...values] : Object.values(values))
    : Type.String({ maxLength: longestFilter });
  return first === undefined ? Type.Optional(schema) : schema;
}
