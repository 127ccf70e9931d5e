import type { FormEventHandler, ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Stack } from '../ui/ui.ts';

export interface FormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Accessible name, where a page has several forms. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form with its fields one below the other; {@link FormActions} end it. */
export const Form = <Values extends FieldValues>({
  form,
  onSubmit,
  label,
  children,
}: FormProps<Values>) => (
  <FormProvider {...form}>
    <form onSubmit={onSubmit} noValidate aria-label={label}>
      <Stack gap="md">{children}</Stack>
    </form>
  </FormProvider>
);
