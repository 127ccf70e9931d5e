/** Most characters that the server searches for. */
export const longestSearch = 200;
const lastPage = 100_000;

/** What every list looks at; it lives in the address. */
export interface ListView {
  /** From 1. */
  readonly page: number;
  /** Without spaces around. */
  readonly search: string;
}

export function readList(params: URLSearchParams): ListView {
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
  };
}

/**
 * The address of a list after a change; whatever changes but the page leads to the first page.
 *
 * @param change new texts by key; an empty one is not named in the address
 */
export function writeList(
  params: URLSearchParams,
  { page = 1, ...rest }: { readonly page?: number; readonly [name: string]: string | number },
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ ...rest, page: page === 1 ? '' : page })) {
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
