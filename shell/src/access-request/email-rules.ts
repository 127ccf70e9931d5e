/** What an e-mail address looks like, for comfort; the server has the last word. */
export const emailRules = {
  required: 'access_request.required',
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'access_request.email_form' },
} as const;
