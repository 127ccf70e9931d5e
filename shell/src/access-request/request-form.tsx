import { Form, FormActions, type FormProps } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Anchor, Button } from '@portal/platform/ui';
import classes from './request-form.module.css';

interface RequestFormProps<Values extends object> extends FormProps<Values> {
  /** Text of the submit button. */
  readonly send: string;
  readonly isSending: boolean;
}

/** Form for users who are not signed in. */
export function RequestForm<Values extends object>({
  send,
  isSending,
  children,
  ...form
}: RequestFormProps<Values>) {
  const { t } = useWords();
  return (
    <div className={classes.panel}>
      <Form {...form}>
        {children}
        <FormActions>
          <Anchor component={Link} to="/login" className={classes.back}>
            {t('access_request.back')}
          </Anchor>
          <Button type="submit" loading={isSending}>
            {send}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
