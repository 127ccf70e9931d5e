import { passwordLimits } from '../access/passwords.ts';
import { field } from './field.ts';
import { html } from './html.ts';
import { languageLinks } from './language-links.ts';
import { type PageLanguage, page } from './page.ts';
import type { NewPasswordProblems } from './password-rules.ts';

interface SetPasswordState {
  /** The secret in the link, which the form sends back. */
  readonly link: string;
  readonly email: string;
  readonly problems: NewPasswordProblems & { readonly form?: 'set_too_many' };
}

/** The form for a new password. Entered passwords are never shown again. */
export function setPasswordPage(
  language: PageLanguage,
  { link, email, problems }: SetPasswordState,
): string {
  const { t, locale } = language;
  const failed = Object.keys(problems).length > 0;
  return page(language, {
    title: failed ? t('title_error', { title: t('set_title') }) : t('set_title'),
    heading: t('set_title'),
    content: html`${
      problems.form &&
      html`<div class="alert" role="alert"><p class="alert-text">${t(problems.form)}</p></div>`
    }
<p class="text">${t('set_intro')}</p>
<form class="form" method="post" action="/set-password" novalidate>
<input type="hidden" name="link" value="${link}">
<input type="hidden" name="lang" value="${locale}">
${field({
  name: 'email',
  label: t('email'),
  type: 'email',
  autocomplete: 'username',
  value: email,
  isFixed: true,
})}
${field({
  name: 'password',
  label: t('set_password'),
  type: 'password',
  autocomplete: 'new-password',
  hint: t('set_hint', passwordLimits),
  problem: problems.password && t(problems.password, passwordLimits),
  isFocused: !problems.again,
})}
${field({
  name: 'again',
  label: t('set_again'),
  type: 'password',
  autocomplete: 'new-password',
  problem: problems.again && t(problems.again),
  isFocused: problems.again !== undefined,
})}
<button class="submit" type="submit">${t('set_submit')}</button>
</form>`,
    aside: languageLinks(
      language,
      (lang) => `/set-password?${new URLSearchParams({ link, lang }).toString()}`,
    ),
  });
}
