import type { FastifyRequest } from 'fastify';
import { choosePageLocale, translator } from '../page-words/page-words.ts';
import type { PageLanguage } from './page.ts';

/** Chooses the page's language: from the address or the form (`lang`), else from the browser. */
export function languageOf(request: FastifyRequest): PageLanguage {
  const { lang } = { ...asFields(request.query), ...asFields(request.body) };
  const locale = choosePageLocale(lang ?? '', request.headers['accept-language'] ?? '');
  return { locale, t: translator(locale) };
}

/** Returns the fields of an address or a form; repeated fields are dropped. */
export function asFields(source: unknown): Record<string, string | undefined> {
  if (typeof source !== 'object' || source === null) return {};
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
