interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const line = () => (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether the portal may be fetched for a day without a network: on any line, unless data is saved. */
export const canTakeAlong = (): boolean => navigator.onLine && !line()?.saveData;

/** Whether the line is one on which pages may be fetched that perhaps nobody opens. */
export const canPrefetch = (): boolean =>
  canTakeAlong() && !(line()?.effectiveType ?? '').endsWith('2g');
