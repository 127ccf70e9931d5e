import type { PageLocale, Translate } from '../page-words/page-words.ts';
import { type Html, html } from './html.ts';

export interface PageLanguage {
  readonly locale: PageLocale;
  readonly t: Translate;
}

interface PageContent {
  readonly title: string;
  readonly heading: string;
  readonly content: Html;
  /** Content below the panel. */
  readonly aside?: Html;
}

/** A complete page of the sign-in site: the logo, a panel with a heading, and content below. */
export function page(
  { locale, t }: PageLanguage,
  { title, heading, content, aside }: PageContent,
): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${t('portal')}</title>
<link rel="icon" href="/sign-in.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sign-in.css">
</head>
<body class="body">
<main class="page">
<p class="brand"><img class="mark" src="/sign-in.svg" alt="" width="40" height="40">${t('portal')}</p>
<section class="panel">
<h1 class="heading">${heading}</h1>
${content}
</section>
${aside}
</main>
</body>
</html>
`.text;
}

interface WayOn {
  readonly text: string;
  readonly href: string;
}

/** A page with one message, and a link to continue if there is one. */
export const messagePage = (
  language: PageLanguage,
  heading: string,
  text: string,
  wayOn?: WayOn,
): string =>
  page(language, {
    title: heading,
    heading,
    content: html`<p class="text">${text}</p>${
      wayOn &&
      html`
<a class="submit" href="${wayOn.href}">${wayOn.text}</a>`
    }`,
  });
