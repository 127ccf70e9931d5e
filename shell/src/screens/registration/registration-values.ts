import type { Registration } from '@portal/contract/portal';

/** Form values of a registration: all texts present, the terms not yet accepted. */
export interface RegistrationValues {
  user_name: string;
  user_last_name: string;
  email: string;
  phone: string;
  company: string;
  group: Registration['group'];
  account_number: string;
  message: string;
  agree_to_fhq_terms: boolean;
}

export const noValues: RegistrationValues = {
  user_name: '',
  user_last_name: '',
  email: '',
  phone: '',
  company: '',
  group: 'CUS',
  account_number: '',
  message: '',
  agree_to_fhq_terms: false,
};

/** Converts form values to the request body: trimmed, without empty optional fields. */
export function registrationOf(values: RegistrationValues): Registration {
  const optional = (['phone', 'account_number', 'message'] as const)
    .map((name) => [name, values[name].trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    user_name: values.user_name.trim(),
    user_last_name: values.user_last_name.trim(),
    email: values.email.trim(),
    company: values.company.trim(),
    group: values.group,
    agree_to_fhq_terms: true,
    ...Object.fromEntries(optional),
  };
}

/** The fields by their names on the wire, which are the same. */
export const registrationNames: { readonly [Name in keyof RegistrationValues]: Name } = {
  user_name: 'user_name',
  user_last_name: 'user_last_name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  group: 'group',
  account_number: 'account_number',
  message: 'message',
  agree_to_fhq_terms: 'agree_to_fhq_terms',
};
