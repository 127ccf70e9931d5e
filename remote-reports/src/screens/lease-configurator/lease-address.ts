const path = '/leasesales/configurator';

/** View named by the address: a saved quote, one to copy, the list of quotes, or a new quote. */
export type LeaseView =
  | { readonly kind: 'quote'; readonly id: number; readonly isCopy: boolean }
  | { readonly kind: 'list' }
  | { readonly kind: 'new' };

export const newQuotePath = path;
export const quotesPath = `${path}?show=quotes`;
export const quotePath = (id: number): string => `${path}?quote=${id}`;
export const copyPath = (id: number): string => `${path}?copy=${id}`;

/** Reads an address; an unknown one means a new quote. */
export function leaseView(params: URLSearchParams): LeaseView {
  if (params.get('show') === 'quotes') return { kind: 'list' };
  const copied = idOf(params.get('copy'));
  const id = copied ?? idOf(params.get('quote'));
  return id === null ? { kind: 'new' } : { kind: 'quote', id, isCopy: copied !== null };
}

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
