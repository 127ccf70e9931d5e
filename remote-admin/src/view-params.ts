import { adminLimits } from '@portal/contract/admin';

const lastPage = 100_000;

/** The page that an address names, from 1; the first when it names none. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** What an address searches for, without spaces around. */
export const readSearch = (params: URLSearchParams): string =>
  (params.get('search') ?? '').trim().slice(0, adminLimits.keyword);

/** The address of a view after a change; whatever changes but the page leads to the first page. */
export function writeParams(
  params: URLSearchParams,
  {
    page,
    ...rest
  }: { readonly page?: number; readonly [name: string]: string | number | undefined },
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(rest)) put(next, name, String(value ?? ''));
  put(next, 'page', page === undefined || page === 1 ? '' : String(page));
  return next;
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
