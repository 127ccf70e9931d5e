import { useSearchParams } from '@portal/platform/routing';

/** What the address chooses of a kind, such as accounts. */
export interface Chosen<Row> {
  /** Under which name the address has it. */
  readonly key: string;
  /** Those that the address names and the reader sees; none for all. */
  readonly ids: readonly number[];
  readonly named: readonly Row[];
  /** How many are gone, or not for this reader any more. */
  readonly lost: number;
  /** How many the address names that a report has no room for. */
  readonly beyond: number;
  /** False until it is known which of them the reader sees, and where that is none. */
  readonly areUsable: boolean;
  /** Says what the next ones are, so that nobody has to be asked. */
  know(rows: readonly Row[]): void;
}

const none: readonly never[] = [];

/** The ids that the address has under a name, each once. */
export const idsIn = (params: URLSearchParams, key: string): number[] => [
  ...new Set(
    (params.get(key) ?? '')
      .split('.')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  ),
];

/** The same address with other ids, from its first page. */
export function withIds(
  params: URLSearchParams,
  key: string,
  ids: readonly number[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (ids.length > 0) next.set(key, ids.join('.'));
  else next.delete(key);
  return next;
}

interface Kind<Row> {
  readonly key: string;
  /** Most ids that a report takes. */
  readonly most: number;
  readonly idOf: (row: Row) => number;
  /** Asks which of the ids the reader sees, if there are any. */
  readonly useNamed: (ids: readonly number[]) => readonly Row[] | undefined;
  readonly know: (rows: readonly Row[]) => void;
}

/** What the address chooses, as far as the reader sees it. */
export function useChosen<Row>({ key, most, idOf, useNamed, know }: Kind<Row>): Chosen<Row> {
  const [params] = useSearchParams();
  const all = idsIn(params, key);
  const chosen = all.slice(0, most);
  const data = useNamed(chosen);
  const named = (chosen.length > 0 && data) || none;
  const seen = new Set(named.map(idOf));
  const ids = chosen.filter((id) => seen.has(id));
  return {
    key,
    ids,
    named,
    lost: data ? chosen.length - ids.length : 0,
    beyond: all.length - chosen.length,
    areUsable: chosen.length === 0 || ids.length > 0,
    know,
  };
}
