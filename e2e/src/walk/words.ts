import type { APIRequestContext } from '@playwright/test';
import { pseudoLocale, pseudoText } from '../languages/pseudo-locale.ts';

type Pack = Readonly<Record<string, string>>;

/** How a page speaks: in English, or in the language that only tests have. */
export type Speech = 'en-US' | typeof pseudoLocale;

/** The English words of the shell and of each remote, by key. */
export type Packs = ReadonlyMap<string, Pack>;

export async function readPacks(request: APIRequestContext): Promise<Packs> {
  const read = async (address: string) => (await request.get(address)).json();
  const { shell, remotes } = await read('/deployment.json');
  const owners: [string, string][] = [
    ['shell', shell.locales],
    ...remotes.map(({ name, url }: { name: string; url: string }) => [name, `${url}locales/`]),
  ];
  const packs = owners.map(
    async ([name, folder]): Promise<[string, Pack]> => [name, await read(`${folder}en-US.json`)],
  );
  return new Map(await Promise.all(packs));
}

/**
 * What a word reads as on screen, whatever fills its parameters.
 *
 * @param key of the owner's words, or of another's with its name in front
 * @throws Error for a key without an English text
 */
export function reading(packs: Packs, owner: string, key: string, speech: Speech): RegExp {
  const [pack = owner, name = ''] = key.includes(':') ? key.split(':') : [owner, key];
  const text = packs.get(pack)?.[name] ?? packs.get(pack)?.[`${name}_other`];
  if (text === undefined) throw new Error(`${pack} has no English text for ${name}`);
  const spoken = speech === 'en-US' ? text : pseudoText(text);
  const parts = spoken
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Within other words it stands in their brackets; it is no beginning of a longer one.
  return new RegExp(`^[\\s[]*${parts.join('.*')}(?!\\p{L})`, 'su');
}

/** The words of the pseudo-locale, as the API would send an administrator's. */
export const pseudoPacks = (packs: Packs): Record<string, Pack> =>
  Object.fromEntries(
    [...packs].map(([name, words]) => [
      name,
      Object.fromEntries(
        Object.entries(words).flatMap(([key, text]) =>
          formsOf(key).map((form) => [form, pseudoText(text)] as const),
        ),
      ),
    ]),
  );

/** A counted word has the plural forms of the pseudo-locale, and not the English ones. */
const formsOf = (key: string): readonly string[] =>
  key.endsWith('_other')
    ? new Intl.PluralRules(pseudoLocale)
        .resolvedOptions()
        .pluralCategories.map((category) => key.replace(/other$/, category))
    : [key];
