import type { ReactNode } from 'react';
import { type UseFormReturn, useFormContext, useFormState } from 'react-hook-form';
import { Alert } from '../ui/ui.ts';
import classes from './forms.module.css';

/** The bottom of a form, always visible: errors of the whole form, and its buttons. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  const form: UseFormReturn | null = useFormContext();
  if (!form) throw new Error('FormActions stand outside of a Form.');
  const { errors } = useFormState({ control: form.control });
  return (
    <div className={classes.actions}>
      <div role="alert">
        {errors.root?.message && (
          <Alert role="group" color="red" mb="sm">
            {errors.root.message}
          </Alert>
        )}
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
