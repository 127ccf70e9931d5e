import type { SpokenWords } from '@portal/platform/i18n';

/** What an e-mail address looks like, for comfort; the server has the last word. */
export const emailRules = (t: SpokenWords['t']) => ({
  required: t('access_request.required'),
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: t('access_request.email_form') },
});
