import { type Static, type TProperties, type TSchema, Type } from 'typebox';
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
import { fileBytes, pageRequest } from './shapes.ts';

/** The type of more properties that a list's call takes. */
type More<Properties extends TProperties> = {
  readonly [Name in keyof Properties]: Static<Properties[Name]>;
};

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
    Type.Object({ ...more, ...selectionOf(list), ...pageRequest }),
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
    Type.Object({ ...more, ...selectionOf(list), format: Type.Enum(Object.keys(listFormats)) }),
  ),
  files: Object.values(listFormats),
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
  files: [listFormats[format]],
  response: fileBytes,
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
