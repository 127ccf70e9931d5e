import { type portalCalls, registrationLimits } from '@portal/contract/portal';
import { useDirty } from '@portal/platform/guarding';
import { callsOf } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Textarea, TextInput } from '@portal/platform/ui';
import { useForm } from 'react-hook-form';
import { RequestForm } from '../../access-request/request-form.tsx';
import { useRequest } from '../../access-request/use-request.ts';
import { GroupField } from './group-field.tsx';
import classes from './registration.module.css';
import { registrationFields } from './registration-fields.ts';
import { noValues, type RegistrationValues, registrationOf } from './registration-values.ts';
import { TermsField } from './terms-field.tsx';

const call = callsOf<typeof portalCalls>();

/** What the portal wants to know of somebody who asks for access. */
export function RegistrationForm({ onSent }: { onSent: () => void }) {
  const { t } = useWords();
  const { register, control, handleSubmit, setError, watch, formState } =
    useForm<RegistrationValues>({ defaultValues: noValues });
  const { errors, isSubmitting, isDirty } = formState;
  useDirty(isDirty);
  const { problem, send } = useRequest((path) => {
    if (!isField(path)) return false;
    setError(path, { message: 'access_request.refused' }, { shouldFocus: true });
    return true;
  });
  const submit = handleSubmit(async (values) => {
    const body = registrationOf(values);
    if (await send(() => call('POST users/registration', { body }))) onSent();
  });
  const problemOf = (name: keyof RegistrationValues) => {
    const key = errors[name]?.message;
    return key && t(key);
  };

  return (
    <RequestForm
      label={t('registration.title')}
      send={t('registration.send')}
      isSending={isSubmitting}
      problem={problem}
      onSubmit={submit}
    >
      <div className={classes.fields}>
        {registrationFields.map(({ name, rules, ...input }) => (
          <TextInput
            key={name}
            {...input}
            {...register(name, rules)}
            maxLength={registrationLimits[name]}
            label={t(`registration.${name}`)}
            error={problemOf(name)}
            required={rules.required !== undefined}
          />
        ))}
      </div>
      <GroupField control={control} error={problemOf('group')} />
      <TextInput
        {...register('account_number')}
        label={t(`registration.account_number.${watch('group') === 'CUS' ? 'fleet' : 'dealer'}`)}
        description={t('registration.account_number.why')}
        error={problemOf('account_number')}
        maxLength={registrationLimits.account_number}
      />
      <Textarea
        {...register('message')}
        label={t('registration.message')}
        error={problemOf('message')}
        maxLength={registrationLimits.message}
        autosize
        minRows={2}
        maxRows={8}
      />
      <TermsField
        {...register('agree_to_fhq_terms', { required: 'registration.terms_missing' })}
        error={problemOf('agree_to_fhq_terms')}
      />
    </RequestForm>
  );
}

const isField = (name: string): name is keyof RegistrationValues => Object.hasOwn(noValues, name);
