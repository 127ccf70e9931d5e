import { bus } from '../bus/bus-core.ts';
import { languageChanged } from '../bus/events.ts';
import { engine } from './engine.ts';
import { lastLocale } from './locale-chain.ts';

/** Starts the words of the page in a locale, en-US unless given. They are added with `addPack`. */
export function startI18n({ locale = lastLocale }: { readonly locale?: string } = {}): void {
  if (!engine.isInitialized) void engine.init();
  void changeLanguage(locale);
}

/** Shows the page in another locale, whose words should be there by then. */
export async function changeLanguage(locale: string): Promise<void> {
  await engine.changeLanguage(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = engine.dir(locale);
  bus.emit(languageChanged, locale);
}
