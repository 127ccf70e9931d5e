import { lockOut } from '../access/sign-in-attempts.ts';
import type { Translate, WordKey } from '../page-words/page-words.ts';
import { field } from './field.ts';
import { type Html, html } from './html.ts';
import { languageLinks } from './language-links.ts';
import { type PageLanguage, page } from './page.ts';
import { portalUrl } from './portal-url.ts';
import type { ReturnAddress } from './return-address.ts';

/** Problems with the input, or with the attempt as a whole. */
export interface FormProblems {
  readonly form?: 'not_recognised' | 'locked' | 'too_many';
  readonly email?: 'email_missing' | 'email_form';
  readonly password?: 'password_missing';
}

interface FormState {
  readonly address: ReturnAddress;
  /** Shown again after an error, unlike the password. */
  readonly email: string;
  readonly problems: FormProblems;
}

/** The sign-in form, with the errors of the last attempt next to their fields. */
export function formPage(language: PageLanguage, { address, email, problems }: FormState): string {
  const { t, locale } = language;
  const failed = Object.keys(problems).length > 0;
  const lang = address.lang || locale;
  return page(language, {
    title: failed ? t('title_error', { title: t('title') }) : t('title'),
    heading: t('title'),
    content: html`${problems.form && formError(t, problems.form)}
<p class="text">${t('intro')}</p>
<form class="form" method="post" action="/sign-in" novalidate>
${Object.entries(hiddenFields(address)).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
)}${field({
  name: 'email',
  label: t('email'),
  type: 'email',
  autocomplete: 'username',
  value: email,
  problem: problems.email && t(problems.email),
  isFocused: problems.email !== undefined || !problems.password,
})}
${field({
  name: 'password',
  label: t('password'),
  type: 'password',
  autocomplete: 'current-password',
  problem: problems.password && t(problems.password),
  isFocused: problems.email === undefined && problems.password !== undefined,
})}
<button class="submit" type="submit">${t('submit')}</button>
</form>
<ul class="ways">
<li><a class="way" href="${portalUrl(address.host, '/forgot-password', lang)}">${t('forgot_password')}</a></li>
<li><a class="way" href="${portalUrl(address.host, '/registration', lang)}">${t('ask_for_access')}</a></li>
</ul>`,
    aside: languageLinks(language, (chosen) => {
      const query = new URLSearchParams(hiddenFields({ ...address, lang: chosen }));
      return `/sign-in?${query.toString()}`;
    }),
  });
}

const hiddenFields = ({ host, path, state, lang }: ReturnAddress) => ({
  return_host: host,
  return_path: path,
  ...(state && { state }),
  ...(lang && { lang }),
});

const formError = (t: Translate, problem: WordKey): Html =>
  html`<div class="alert" role="alert"><p class="alert-text">${t(problem)}</p>${
    problem === 'locked' && html`<p class="alert-text">${t('locked_help', lockOut)}</p>`
  }</div>`;
