import type { FormEventHandler, ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Stack } from '../ui/ui.ts';

export interface FormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Accessible name, for pages with several forms. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A form with its fields stacked vertically; {@link FormActions} are its last element. */
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
