import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Anchor, Checkbox } from '@portal/platform/ui';
import { useDeployment } from '../../deployment/deployment-context.ts';
import classes from './registration.module.css';
import type { RegistrationValues } from './registration-values.ts';

/** Checkbox for the terms of use. The terms open separately, so that the form keeps its entries. */
export function TermsField() {
  const { t } = useWords();
  const { register, formState } = useFormContext<RegistrationValues>();
  const { footer } = useDeployment();
  const terms = footer.flatMap(({ links }) => links).find(({ name }) => name === 'footer.terms');
  return (
    <div>
      <Checkbox
        {...register('agree_to_fhq_terms', { required: t('registration.terms_missing') })}
        error={formState.errors.agree_to_fhq_terms?.message}
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
