interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the line is one on which pages may be fetched that perhaps nobody opens. */
export function canPrefetch(): boolean {
  const { connection, onLine } = navigator as Navigator & { readonly connection?: Connection };
  if (!onLine || connection?.saveData) return false;
  return !(connection?.effectiveType ?? '').endsWith('2g');
}
