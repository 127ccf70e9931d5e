import type { APIRequestContext } from '@playwright/test';
import { pseudoLocale, pseudoText } from '../languages/pseudo-locale.ts';

type Pack = Readonly<Record<string, string>>;

/** Language of a page: English, or the pseudo-locale of the tests. */
export type TestLocale = 'en-US' | typeof pseudoLocale;

/** The English texts of the shell and of each remote, by key. */
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
 * Returns a pattern for a text on screen, with any parameters.
 *
 * @param key of a text of the owner, or of another package with its name in front
 * @throws Error for a key without an English text
 */
export function textPattern(packs: Packs, owner: string, key: string, speech: TestLocale): RegExp {
  const [pack = owner, name = ''] = key.includes(':') ? key.split(':') : [owner, key];
  const text = packs.get(pack)?.[name] ?? packs.get(pack)?.[`${name}_other`];
  if (text === undefined) throw new Error(`${pack} has no English text for ${name}`);
  const spoken = speech === 'en-US' ? text : pseudoText(text);
  const parts = spoken
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Within other texts, it is in their brackets; it must not be the beginning of a longer word.
  return new RegExp(`^[\\s[]*${parts.join('.*')}(?!\\p{L})`, 'su');
}

/** Returns the texts of the pseudo-locale, as the API sends administrators' texts. */
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

/** A plural text needs the plural forms of the pseudo-locale instead of the English ones. */
const formsOf = (key: string): readonly string[] =>
  key.endsWith('_other')
    ? new Intl.PluralRules(pseudoLocale)
        .resolvedOptions()
        .pluralCategories.map((category) => key.replace(/other$/, category))
    : [key];
