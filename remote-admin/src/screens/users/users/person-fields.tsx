import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { TextInput } from '@portal/platform/ui';
import { LoginField } from '../access/login-field.tsx';
import type { PersonValues } from './person-values.ts';

const longestName = 60;
const longestEmail = 254;

/** Fields of a person: name, e-mail address and login. */
export function PersonFields() {
  const { t } = useWords();
  const { register, formState } = useFormContext<PersonValues>();
  const { errors } = formState;
  const written = (text: string) => text.trim() !== '' || t('users.problem.name_missing');
  return (
    <>
      <TextInput
        {...register('name', { validate: written })}
        label={t('users.field.name')}
        required
        maxLength={longestName}
        autoComplete="off"
        dir="auto"
        error={errors.name?.message}
      />
      <TextInput
        {...register('lastName', { validate: written })}
        label={t('users.field.last_name')}
        required
        maxLength={longestName}
        autoComplete="off"
        dir="auto"
        error={errors.lastName?.message}
      />
      <TextInput
        {...register('email', {
          setValueAs: (text: string) => text.trim(),
          required: t('users.problem.email_missing'),
          pattern: { value: /^\S+@\S+\.\S+$/, message: t('users.problem.email_form') },
        })}
        label={t('users.column.email')}
        type="email"
        required
        maxLength={longestEmail}
        autoComplete="off"
        dir="ltr"
        error={errors.email?.message}
      />
      <LoginField />
    </>
  );
}
