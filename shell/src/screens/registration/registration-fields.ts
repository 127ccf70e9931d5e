import type { SpokenWords } from '@portal/platform/i18n';
import { emailRules } from '../../access-request/email-rules.ts';

/** A text field of the registration. */
interface RegistrationField {
  readonly name: 'user_name' | 'user_last_name' | 'email' | 'company' | 'phone';
  /** The browser's autofill token. */
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly rules?: (t: SpokenWords['t']) => Rules;
}

const filled = (t: SpokenWords['t']) => ({
  required: t('access_request.required'),
  pattern: { value: /\S/, message: t('access_request.required') },
});

type Rules = ReturnType<typeof filled>;

export const registrationFields: readonly RegistrationField[] = [
  { name: 'user_name', autoComplete: 'given-name', rules: filled },
  { name: 'user_last_name', autoComplete: 'family-name', rules: filled },
  { name: 'email', autoComplete: 'email', type: 'email', rules: emailRules },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'company', autoComplete: 'organization', rules: filled },
];
