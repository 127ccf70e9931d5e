import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows in a form what was loaded anew. A form with changes of its own keeps them, and the revision that they
 * were made to; so does one that has just got its draft back.
 *
 * @param source what the values are of; null for what is not stored yet
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
