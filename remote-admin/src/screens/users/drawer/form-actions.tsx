import { Alert } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { AccessValues } from '../access/access.ts';
import classes from '../people/people.module.css';

/** The end of a form, always in sight: what is wrong with the whole of it, and its buttons. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  const { errors } = useFormState<AccessValues>();
  return (
    <div className={classes.actions}>
      <div role="alert">
        {errors.root?.message && (
          <Alert color="red" mb="sm">
            {errors.root.message}
          </Alert>
        )}
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
