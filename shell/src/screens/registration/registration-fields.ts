import { emailRules } from '../../access-request/email-rules.ts';

interface Pattern {
  readonly value: RegExp;
  readonly message: string;
}

/** A line of text that somebody says of themselves. */
interface RegistrationField {
  readonly name: 'user_name' | 'user_last_name' | 'email' | 'company' | 'phone';
  /** What the browser may fill in. */
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly rules: { readonly required?: string; readonly pattern?: Pattern };
}

const filled = {
  required: 'access_request.required',
  pattern: { value: /\S/, message: 'access_request.required' },
} as const;

export const registrationFields: readonly RegistrationField[] = [
  { name: 'user_name', autoComplete: 'given-name', rules: filled },
  { name: 'user_last_name', autoComplete: 'family-name', rules: filled },
  {
    name: 'email',
    autoComplete: 'email',
    type: 'email',
    rules: emailRules,
  },
  { name: 'phone', autoComplete: 'tel', type: 'tel', rules: {} },
  { name: 'company', autoComplete: 'organization', rules: filled },
];
