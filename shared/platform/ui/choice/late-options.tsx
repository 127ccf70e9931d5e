import type { ComboboxProps } from '@mantine/core';
import { type ComponentType, type FocusEvent, useEffect, useReducer, useState } from 'react';
import { layer } from '../theme/kit-defaults.ts';

interface Choice {
  readonly openOnFocus?: boolean;
  readonly comboboxProps?: ComboboxProps | undefined;
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * Makes a field of the kit mount its options when it is focused for the first time. The kit mounts and
 * places those of every field at once, closed or not, which a page with several fields waits for.
 * Focus alone opens no list: a field that is focused because it is wrong shows its sentence.
 */
export function withLateOptions<Field>(KitField: Field): Field {
  const Kit = KitField as ComponentType<Choice>;
  function LateField({ comboboxProps, onFocus, ...props }: Choice) {
    const [isUsed, setUsed] = useState(false);
    const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
    // The kit learns the id of the options when they are mounted, and tells of it when it renders next.
    useEffect(() => (isUsed ? renderAgain() : undefined), [isUsed]);
    return (
      <Kit
        openOnFocus={false}
        {...props}
        comboboxProps={{ ...layer, keepMounted: isUsed, ...comboboxProps }}
        onFocus={(event) => {
          setUsed(true);
          onFocus?.(event);
        }}
      />
    );
  }
  // Screens have the kit's own component, with its generic props and its static parts.
  return Object.assign(LateField, Kit) as Field;
}
