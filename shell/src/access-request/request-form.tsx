import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Alert, Anchor, Button } from '@portal/platform/ui';
import type { FormEventHandler, ReactNode } from 'react';
import classes from './request-form.module.css';

interface RequestFormProps {
  label: string;
  /** Text of the button that sends the form. */
  send: string;
  isSending: boolean;
  /** Why sending came to nothing, unless a field is at fault. */
  problem: string | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form that somebody fills in who is not signed in. */
export function RequestForm({
  label,
  send,
  isSending,
  problem,
  onSubmit,
  children,
}: RequestFormProps) {
  const { t } = useWords();
  return (
    <form className={classes.form} aria-label={label} noValidate onSubmit={onSubmit}>
      {children}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={isSending}>
          {send}
        </Button>
        <Anchor component={Link} to="/login" className={classes.back}>
          {t('access_request.back')}
        </Anchor>
      </div>
    </form>
  );
}
