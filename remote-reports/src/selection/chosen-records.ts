import { useSearchParams } from '@portal/platform/routing';

/** The records of one kind, such as accounts, chosen by the address. */
export interface ChosenRecords<Row> {
  /** Name of the address parameter. */
  readonly key: string;
  /** The ids in the address that the user may see; empty for all. */
  readonly ids: readonly number[];
  readonly named: readonly Row[];
  /** Number of ids that no longer exist or that the user may no longer see. */
  readonly lost: number;
  /** Number of ids in the address beyond the maximum of a report. */
  readonly beyond: number;
  /** False until the ids have been checked, and if the user may see none of them. */
  readonly areUsable: boolean;
  /** Caches rows that are about to be chosen, which saves a call. */
  know(rows: readonly Row[]): void;
}

const none: readonly never[] = [];

/** Returns the distinct ids of an address parameter. */
export const idsIn = (params: URLSearchParams, key: string): number[] => [
  ...new Set(
    (params.get(key) ?? '')
      .split('.')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  ),
];

/** Returns the address with other ids, on its first page. */
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
  /** Maximum number of ids in a report. */
  readonly most: number;
  readonly idOf: (row: Row) => number;
  /** Returns the rows that the user may see; undefined while loading. */
  readonly useNamed: (ids: readonly number[]) => readonly Row[] | undefined;
  readonly know: (rows: readonly Row[]) => void;
}

/** Reads the choice in the address, as far as the user may see it. */
export function useChosenRecords<Row>({
  key,
  most,
  idOf,
  useNamed,
  know,
}: Kind<Row>): ChosenRecords<Row> {
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
