import { type portalCalls, registrationLimits } from '@portal/contract/portal';
import { useDirty } from '@portal/platform/guarding';
import { callsOf } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Textarea, TextInput } from '@portal/platform/ui';
import { RequestForm } from '../../access-request/request-form.tsx';
import { useRequestForm } from '../../access-request/use-request-form.ts';
import { GroupField } from './group-field.tsx';
import classes from './registration.module.css';
import { registrationFields } from './registration-fields.ts';
import {
  noValues,
  type RegistrationValues,
  registrationNames,
  registrationOf,
} from './registration-values.ts';
import { TermsField } from './terms-field.tsx';

const call = callsOf<typeof portalCalls>();

/** Form for an access request. */
export function RegistrationForm({ onSent }: { onSent: () => void }) {
  const { t } = useWords();
  const { form, isSaving, submit } = useRequestForm<RegistrationValues>({
    initial: () => noValues,
    send: async (values) => {
      await call('POST users/registration', { body: registrationOf(values) });
      onSent();
    },
    fields: registrationNames,
    refused: t('access_request.refused'),
  });
  const { register, watch, formState } = form;
  const { errors, isDirty } = formState;
  useDirty(isDirty);

  return (
    <RequestForm
      form={form}
      label={t('registration.title')}
      send={t('registration.send')}
      isSending={isSaving}
      onSubmit={submit}
    >
      <div className={classes.fields}>
        {registrationFields.map(({ name, rules, ...input }) => (
          <TextInput
            key={name}
            {...input}
            {...register(name, rules?.(t))}
            maxLength={registrationLimits[name]}
            label={t(`registration.${name}`)}
            error={errors[name]?.message}
            required={rules !== undefined}
          />
        ))}
      </div>
      <GroupField />
      <TextInput
        {...register('account_number')}
        label={t(`registration.account_number.${watch('group') === 'CUS' ? 'fleet' : 'dealer'}`)}
        description={t('registration.account_number.why')}
        error={errors.account_number?.message}
        maxLength={registrationLimits.account_number}
      />
      <Textarea
        {...register('message')}
        label={t('registration.message')}
        error={errors.message?.message}
        maxLength={registrationLimits.message}
        autosize
        minRows={2}
        maxRows={8}
      />
      <TermsField />
    </RequestForm>
  );
}
