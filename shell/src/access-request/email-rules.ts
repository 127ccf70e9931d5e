import type { SpokenWords } from '@portal/platform/i18n';

/** Rules for the form of an e-mail address, as a convenience; the server has the last word. */
export const emailRules = (t: SpokenWords['t']) => ({
  required: t('access_request.required'),
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: t('access_request.email_form') },
});
