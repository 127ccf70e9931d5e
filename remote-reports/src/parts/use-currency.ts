import { useUser } from '@portal/platform/session';

/** The sign of the user's currency. */
export const useCurrency = (): string => useUser()?.CurrencySymbol ?? '$';
