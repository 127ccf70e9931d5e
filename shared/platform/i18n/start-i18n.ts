import { bus } from '../bus/bus-core.ts';
import { languageChanged } from '../bus/events.ts';
import { engine } from './engine.ts';
import { lastLocale } from './locale-chain.ts';
import { wordsLocaleOf } from './words-store.ts';

/** Starts the words of the page in a locale, en-US unless given. They are added with `addPack`. */
export function startI18n({ locale = lastLocale }: { readonly locale?: string } = {}): void {
  if (!engine.isInitialized) void engine.init();
  void changeLanguage(locale);
}

/**
 * Shows the page in another locale, whose words should be there by then. The document's language
 * and direction are those of the words: a screen reader should speak what is written.
 */
export async function changeLanguage(locale: string): Promise<void> {
  await engine.changeLanguage(locale);
  const spoken = wordsLocaleOf('shell', locale);
  document.documentElement.lang = spoken;
  document.documentElement.dir = engine.dir(spoken);
  bus.emit(languageChanged, locale);
}
