import type { portalCalls } from '@portal/contract/portal/schema';
import { implement } from '../../app/implement.ts';
import { refuse } from '../../app/refusal.ts';
import { readEditedPack } from '../../words/edited-words.ts';
import { readLocales } from '../../words/locales.ts';

type LanguagesCalls = Pick<
  typeof portalCalls,
  'GET languages/locales' | 'GET languages/pack/{locale}'
>;

export const languagesRoutes = implement<LanguagesCalls>({
  'GET languages/locales': async ({ db }) => ({ locales: await readLocales(db) }),

  'GET languages/pack/{locale}': async ({ db, params }) => {
    const locales = await readLocales(db);
    const locale = locales.find((each) => each.locale === params.locale);
    if (!locale) throw refuse('unknown_value', 'locale');
    return { locale: locale.locale, language_pack: await readEditedPack(db, locale, locales) };
  },
});
