/** Whose spec a limit comes from; the default is that of the load range. */
export const specSources = ['location', 'account', 'default'] as const;
