import { bus } from '../bus/bus-core.ts';
import { languageChanged } from '../bus/events.ts';
import { engine } from './engine.ts';
import { fallbackLocale } from './locale-chain.ts';
import { wordsLocaleOf } from './words-store.ts';

/** Starts the texts of the page in a locale, by default en-US. They are added with `addPack`. */
export function startI18n({ locale = fallbackLocale }: { readonly locale?: string } = {}): void {
  if (!engine.isInitialized) void engine.init();
  void changeLanguage(locale);
}

/**
 * Switches the page to another locale, whose texts should be loaded by then. The document's
 * language and direction are set from the locale of the texts, so that a screen reader speaks the
 * language shown.
 */
export async function changeLanguage(locale: string): Promise<void> {
  await engine.changeLanguage(locale);
  const spoken = wordsLocaleOf('shell', locale);
  document.documentElement.lang = spoken;
  document.documentElement.dir = engine.dir(spoken);
  bus.emit(languageChanged, locale);
}
