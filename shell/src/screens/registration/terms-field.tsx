import { useWords } from '@portal/platform/i18n';
import { Anchor, Checkbox } from '@portal/platform/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useDeployment } from '../../deployment/deployment-context.ts';
import classes from './registration.module.css';

interface TermsFieldProps extends UseFormRegisterReturn {
  error: string | undefined;
}

/** Agrees to the terms of use, which open beside the form: what is filled in stays. */
export function TermsField(props: TermsFieldProps) {
  const { t } = useWords();
  const { footer } = useDeployment();
  const terms = footer.flatMap(({ links }) => links).find(({ name }) => name === 'footer.terms');
  return (
    <div>
      <Checkbox
        {...props}
        label={
          <>
            {t('registration.agree')}
            <span aria-hidden className={classes.required}>
              {' *'}
            </span>
          </>
        }
        required
      />
      {terms && (
        <Anchor href={terms.url} target="_blank" rel="noopener" size="sm" className={classes.terms}>
          {t('registration.read_terms')}
        </Anchor>
      )}
    </div>
  );
}
