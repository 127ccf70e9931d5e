import { MultiSelect as KitMultiSelect, Select as KitSelect } from '@mantine/core';
import { withLazyOptions } from './lazy-options.tsx';

/** The kit's single-choice field; its options are mounted on first use. */
export const Select: typeof KitSelect = withLazyOptions(KitSelect);

/** The kit's multiple-choice field; its options are mounted on first use. */
export const MultiSelect: typeof KitMultiSelect = withLazyOptions(KitMultiSelect);
