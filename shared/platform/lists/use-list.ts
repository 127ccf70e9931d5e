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

/** The rows of an answer, under the name that the definition gives them. */
export type RowOf<List extends ListDefinition, Answer> =
  Answer extends Record<List['rows'], readonly (infer Row extends object)[]> ? Row : never;

/** A list of any definition, as its parts look at it. */
export type AnyList = Pick<
  List<ListDefinition, object>,
  'definition' | 'view' | 'change' | 'result'
>;

/** A list in whatever state it is: what is looked at, what came of it, what is open. */
export interface List<Definition extends ListDefinition, Row, Answer = ListAnswer> {
  readonly definition: Definition;
  readonly view: ListView<Definition>;
  /** Changes what is shown; `replace` without a step of its own in the browser's history. */
  change(patch: ListChange<Definition>, how?: { readonly replace: boolean }): void;
  readonly result: UseQueryResult<Answer>;
  /** Those on the page in view. */
  readonly rows: readonly Row[];
  readonly opened: OpenedRow<Row>;
}

interface ListOptions<Definition extends ListDefinition, Answer> {
  /** Under which its pages are kept, so that all of them can be loaded anew. */
  readonly key: readonly unknown[];
  readonly ask: (request: ListRequest<Definition>, signal: AbortSignal) => Promise<Answer>;
  readonly enabled?: boolean;
}

/** The list that the address names. The rows before stay in view while others are on their way. */
export function useList<const Definition extends ListDefinition, Answer extends ListAnswer>(
  definition: Definition,
  { key, ask, enabled = true }: ListOptions<Definition, Answer>,
): List<Definition, RowOf<Definition, Answer>, Answer> {
  const [params, setParams] = useSearchParams();
  // What a link told the page, such as where it stands, holds for every view of it.
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
      // A search is made once typing rests, when a row may have been opened meanwhile.
      write(patch.search === undefined ? patch : { page: 1, open: openId, ...patch }, how),
    [write, openId],
  );
  return { definition, view, change, result, rows, opened };
}

/** Rows of something else, such as another language, are not shown in place of these. */
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
