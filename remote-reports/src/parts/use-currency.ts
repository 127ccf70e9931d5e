import { useUser } from '@portal/platform/session';

export const useCurrency = (): string => useUser()?.CurrencySymbol ?? '$';
