import type { ListDefinition, ListRequest } from '@portal/contract/wire';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from '../routing/routing.ts';
import { listRequest } from './list-request.ts';
import { type ListChange, type ListView, readListView, writeListView } from './list-view.ts';
import { type OpenedRow, useOpenedRow } from './use-opened-row.ts';

export type { OpenedRow };

export interface ListAnswer {
  readonly total_items: number;
}

/** The row type of a response, found under the definition's `rows` name. */
export type RowOf<List extends ListDefinition, Answer> =
  Answer extends Record<List['rows'], readonly (infer Row extends object)[]> ? Row : never;

/** A list of any definition, as needed by its parts. */
export type AnyList = Pick<
  List<ListDefinition, object>,
  'definition' | 'view' | 'change' | 'result'
>;

/** A list with its view, query result and open row, whether loaded or not. */
export interface List<Definition extends ListDefinition, Row, Answer = ListAnswer> {
  readonly definition: Definition;
  readonly view: ListView<Definition>;
  /** Changes the view; with `replace` no entry is added to the browser's history. */
  change(patch: ListChange<Definition>, how?: { readonly replace: boolean }): void;
  readonly result: UseQueryResult<Answer>;
  /** The rows of the current page. */
  readonly rows: readonly Row[];
  readonly opened: OpenedRow<Row>;
}

interface ListOptions<Definition extends ListDefinition, Answer> {
  /** Query key of the list's pages, so that all can be reloaded together. */
  readonly key: readonly unknown[];
  readonly ask: (request: ListRequest<Definition>, signal: AbortSignal) => Promise<Answer>;
  readonly enabled?: boolean;
}

/** Loads the list described by the address. Previous rows stay visible while new ones load. */
export function useList<const Definition extends ListDefinition, Answer extends ListAnswer>(
  definition: Definition,
  { key, ask, enabled = true }: ListOptions<Definition, Answer>,
): List<Definition, RowOf<Definition, Answer>, Answer> {
  const [params, setParams] = useSearchParams();
  // The state passed by a link, such as where the page was opened from, is kept for every view of
  // it.
  const { state } = useLocation();
  const view = readListView(definition, params);
  const write = useCallback(
    (patch: ListChange<Definition>, { replace } = { replace: false }) =>
      setParams((present) => writeListView(definition, present, patch), { replace, state }),
    [definition, setParams, state],
  );
  const request = listRequest(definition, view);
  const result = useQuery({
    queryKey: [...key, request],
    queryFn: ({ signal }) => ask(request, signal),
    placeholderData: rowsBefore(key),
    enabled,
  });
  const rows = rowsOf(definition, result.data);
  const opened = useOpenedRow(view.open, rows, write);
  const openId = opened.isOpen ? view.open : null;
  const change = useCallback(
    (patch: ListChange<Definition>, how?: { readonly replace: boolean }) =>
      // A search is applied after a pause in typing; a row opened meanwhile stays open.
      write(patch.search === undefined ? patch : { page: 1, open: openId, ...patch }, how),
    [write, openId],
  );
  return { definition, view, change, result, rows, opened };
}

/** Rows of a different query, such as one in another language, are not used as placeholders. */
const rowsBefore =
  (key: readonly unknown[]) =>
  <Data>(before: Data | undefined, earlier?: { readonly queryKey: readonly unknown[] }) =>
    JSON.stringify(earlier?.queryKey.slice(0, -1)) === JSON.stringify(key) ? before : undefined;

function rowsOf<Definition extends ListDefinition, Answer>(
  { rows }: Definition,
  answer: Answer | undefined,
): readonly RowOf<Definition, Answer>[] {
  return answer ? Reflect.get(answer as object, rows) : [];
}
