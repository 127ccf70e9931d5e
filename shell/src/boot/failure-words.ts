import { addPack, changeLanguage } from '@portal/platform/i18n/manage';
import { localKeys, readLocally } from '@portal/platform/session/manage';
import { shellVersion } from '../deployment/shell-build.ts';

/** The shell's packs other than English, which is built in. */
export const shellPacks = ['es-US', 'pt-BR', 'fr-CA'] as const;

/**
 * Switches to the user's language as far as the shell's own files allow: the language chosen in
 * this browser, else the browser's, else English. Never fails.
 */
export async function switchLanguageOnFailure(): Promise<void> {
  const chosen = readLocally(localKeys.language);
  const wanted = [...(chosen ? [chosen] : []), ...navigator.languages];
  const pack = packOf(wanted);
  if (!pack) return;
  try {
    const answer = await fetch(`/shell/${shellVersion}/locales/${pack}.json`);
    if (!answer.ok) return;
    addPack('shell', pack, await answer.json());
    await changeLanguage(pack);
  } catch {
    // The English texts are built in.
  }
}

/** Returns the pack of the first language that the shell has; null for English or for none. */
export function packOf(languages: readonly string[]): (typeof shellPacks)[number] | null {
  for (const language of languages) {
    const [tongue = ''] = language.toLowerCase().split('-');
    if (tongue === 'en') return null;
    const pack = shellPacks.find((each) => each.startsWith(`${tongue}-`));
    if (pack) return pack;
  }
  return null;
}
