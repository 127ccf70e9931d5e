/** Source of the spec behind a limit; `default` is the one for the load range. */
export const specSources = ['location', 'account', 'default'] as const;
