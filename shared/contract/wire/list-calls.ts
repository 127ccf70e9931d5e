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

/** The type of additional properties in a list's call. */
type More<Properties extends TProperties> = Static<TObject<Properties>>;

/**
 * Returns the body of a list's call: the filters, search and sort of its definition, and the page.
 * Anything not in the definition is refused as `invalid`, with its path.
 *
 * @param more additional fields, such as whose rows are listed
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

/** Declares a call that returns the whole list, filtered and sorted, as a PDF or a workbook. */
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

/** Declares a call that returns the whole list as a file of one fixed format. */
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

/** Counts for a pager. */
interface Counts {
  readonly page_number: number;
  readonly page_size: number;
  readonly total_items: number;
}

interface ListCallOptions<Row extends TSchema> {
  readonly right: CallDefinition['right'];
  /** The rows and their order, without a full stop. */
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
 * Returns the two calls of a list: `get_` plus the name of its rows returns a page, `export_` plus
 * that name returns the whole list as a file.
 *
 * @param path the path before these names, as in `admin/users`
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
  // The names match those of the type.
  return calls as unknown as ListCalls<Path, List, Row>;
}

/** A page can have at least as many rows as the list shows at once. */
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
