import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Updates a form with reloaded values. A form with unsaved changes, including one just restored
 * from a draft, keeps them and the revision they are based on.
 *
 * @param source the loaded data; null if nothing is stored yet
 */
export function useLatestValues<Values extends FieldValues, Source>(
  form: UseFormReturn<Values>,
  source: Source | null,
  valuesOf: (source: Source) => Values,
): void {
  const { isDirty } = form.formState;
  const shown = useRef(source);
  useEffect(() => {
    if (isDirty || source === null || shown.current === source) return;
    shown.current = source;
    form.reset(valuesOf(source));
  }, [form, source, valuesOf, isDirty]);
}
