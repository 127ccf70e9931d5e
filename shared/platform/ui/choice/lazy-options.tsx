import type { ComboboxProps } from '@mantine/core';
import { type ComponentType, type FocusEvent, useEffect, useReducer, useState } from 'react';
import { layer } from '../theme/kit-defaults.ts';

interface Choice {
  readonly openOnFocus?: boolean;
  readonly comboboxProps?: ComboboxProps | undefined;
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * Makes a field of the kit mount its options on first focus. The kit mounts and positions the
 * options of every field at once, even if closed, which slows down pages with several fields. Focus
 * alone does not open the list, so that a field focused because of an error shows its message.
 */
export function withLazyOptions<Field>(KitField: Field): Field {
  const Kit = KitField as ComponentType<Choice>;
  function LateField({ comboboxProps, onFocus, ...props }: Choice) {
    const [isUsed, setUsed] = useState(false);
    const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
    // The kit learns the id of the options when they are mounted, but renders it only the next
    // time.
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
  // Keeps the type of the kit's component, with its generic props and static parts.
  return Object.assign(LateField, Kit) as Field;
}
