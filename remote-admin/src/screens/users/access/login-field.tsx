import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { TextInput } from '@portal/platform/ui';
import type { AccessValues } from './access.ts';
import { loginPattern, longestLogin } from './suggested-login.ts';

/** Field for the login of a new user. */
export function LoginField() {
  const { t } = useWords();
  const { register, formState } = useFormContext<AccessValues>();
  return (
    <TextInput
      {...register('login', {
        setValueAs: (text: string) => text.trim(),
        required: t('users.problem.login_missing'),
        minLength: { value: 2, message: t('users.problem.login_short') },
        pattern: { value: loginPattern, message: t('users.problem.login_form') },
      })}
      label={t('users.field.login')}
      description={t('users.field.login_help')}
      required
      maxLength={longestLogin}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      error={formState.errors.login?.message}
    />
  );
}
