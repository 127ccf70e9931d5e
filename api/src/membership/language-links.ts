import { type PageLocale, pageLocales } from '../page-words/page-words.ts';
import { type Html, html } from './html.ts';
import type { PageLanguage } from './page.ts';

/** @param hrefOf returns the address of the same page in another language */
export function languageLinks(
  { locale: current, t }: PageLanguage,
  hrefOf: (locale: PageLocale) => string,
): Html {
  const links = pageLocales.map(
    ({ locale, name }) =>
      html`<li><a class="language" href="${hrefOf(locale)}" lang="${locale}" hreflang="${locale}"${
        locale === current && html` aria-current="true"`
      }>${name}</a></li>
`,
  );
  return html`<nav aria-label="${t('languages')}"><ul class="languages">
${links}</ul></nav>`;
}
