import type { FastifyRequest } from 'fastify';
import { choosePageLocale, translator } from '../page-words/page-words.ts';
import type { PageLanguage } from './page.ts';

/** The page's language: as the address or the form asks (`lang`), else as the browser does. */
export function languageOf(request: FastifyRequest): PageLanguage {
  const { lang } = { ...asFields(request.query), ...asFields(request.body) };
  const locale = choosePageLocale(lang ?? '', request.headers['accept-language'] ?? '');
  return { locale, t: translator(locale) };
}

/** What an address or a form holds; a field that came several times is none. */
export function asFields(source: unknown): Record<string, string | undefined> {
  if (typeof source !== 'object' || source === null) return {};
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
