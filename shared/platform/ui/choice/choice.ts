import { MultiSelect as KitMultiSelect, Select as KitSelect } from '@mantine/core';
import { withLateOptions } from './late-options.tsx';

/** The kit's field of one choice; its options are mounted when it is used. */
export const Select: typeof KitSelect = withLateOptions(KitSelect);

/** The kit's field of several choices; its options are mounted when it is used. */
export const MultiSelect: typeof KitMultiSelect = withLateOptions(KitMultiSelect);
