import { addPack, changeLanguage } from '@portal/platform/i18n/manage';
import { localKeys, readLocally } from '@portal/platform/session/manage';
import { shellVersion } from '../deployment/shell-build.ts';

/** The packs of the shell besides English, which it carries itself. */
export const shellPacks = ['es-US', 'pt-BR', 'fr-CA'] as const;

/**
 * Speaks the person's language as far as the shell's own files go: the language that was chosen
 * here, else the browser's. English where there is nothing better. Never fails.
 */
export async function speakOnFailure(): Promise<void> {
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
    // The English words are here in any case.
  }
}

/** The pack of the first language that the shell speaks; null for English or when it speaks none. */
export function packOf(languages: readonly string[]): (typeof shellPacks)[number] | null {
  for (const language of languages) {
    const [tongue = ''] = language.toLowerCase().split('-');
    if (tongue === 'en') return null;
    const pack = shellPacks.find((each) => each.startsWith(`${tongue}-`));
    if (pack) return pack;
  }
  return null;
}
