/**
 * Returns props that make the clear button of a `Select` or `MultiSelect` labeled and reachable by
 * keyboard, which the kit's own is not: `clearable
 * clearButtonProps={clearButton(t('fleet.clear'))}`.
 */
export const clearButton = (label: string) => ({
  'aria-label': label,
  'aria-hidden': false,
  tabIndex: 0,
});
