import { lockOut } from '../access/sign-in-attempts.ts';
import { type Html, html } from './html.ts';
import { type PageLanguage, page } from './page.ts';
import type { ReturnAddress } from './return-address.ts';
import { pageLocales, type Translate, type WordKey } from './words.ts';

/** What is wrong with what was typed, or with trying at all. */
export interface FormProblems {
  readonly form?: 'not_recognised' | 'locked' | 'too_many';
  readonly email?: 'email_missing' | 'email_form';
  readonly password?: 'password_missing';
}

interface FormState {
  readonly address: ReturnAddress;
  /** Shown again after an error; a password never is. */
  readonly email: string;
  readonly problems: FormProblems;
}

/** The sign-in form, with the errors of the last attempt at the fields that they are about. */
export function formPage(language: PageLanguage, { address, email, problems }: FormState): string {
  const { t } = language;
  const failed = Object.keys(problems).length > 0;
  return page(language, {
    title: failed ? t('title_error', { title: t('title') }) : t('title'),
    heading: t('title'),
    content: html`${problems.form && formError(t, problems.form)}
<p class="text">${t('intro')}</p>
<form class="form" method="post" action="/sign-in" novalidate>
${Object.entries(hiddenFields(address)).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
)}${field(t, {
  name: 'email',
  type: 'email',
  autocomplete: 'username',
  value: email,
  problem: problems.email,
  isFocused: problems.email !== undefined || !problems.password,
})}
${field(t, {
  name: 'password',
  type: 'password',
  autocomplete: 'current-password',
  value: '',
  problem: problems.password,
  isFocused: problems.email === undefined && problems.password !== undefined,
})}
<button class="submit" type="submit">${t('submit')}</button>
</form>`,
    aside: languageLinks(language, address),
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

interface Field {
  readonly name: 'email' | 'password';
  readonly type: string;
  readonly autocomplete: string;
  readonly value: string;
  readonly problem: WordKey | undefined;
  readonly isFocused: boolean;
}

function field(t: Translate, { name, type, autocomplete, value, problem, isFocused }: Field): Html {
  const errorId = `${name}-error`;
  return html`<div class="field">
<label class="label" for="${name}">${t(name)}</label>
<input class="input" id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required${
    problem && html` aria-invalid="true" aria-describedby="${errorId}"`
  }${isFocused && html` autofocus`}>
${problem && html`<p class="error" id="${errorId}" role="alert">${t(problem)}</p>`}
</div>`;
}

function languageLinks({ locale: current, t }: PageLanguage, address: ReturnAddress): Html {
  const links = pageLocales.map(({ locale, name }) => {
    const query = new URLSearchParams(hiddenFields({ ...address, lang: locale }));
    return html`<li><a class="language" href="/sign-in?${query.toString()}" lang="${locale}" hreflang="${locale}"${
      locale === current && html` aria-current="true"`
    }>${name}</a></li>
`;
  });
  return html`<nav aria-label="${t('languages')}"><ul class="languages">
${links}</ul></nav>`;
}
