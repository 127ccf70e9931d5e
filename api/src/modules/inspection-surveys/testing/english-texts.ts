import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { registerWords } from '../../../words/register-words.ts';

type Words = Readonly<Record<string, string>>;

const root = new URL('../../../../../', import.meta.url);
const wordsIn = (folder: string): Words =>
  JSON.parse(readFileSync(new URL(`${folder}/locales/en-US.json`, root), 'utf8'));

const packs = {
  surveys: wordsIn('remote-surveys'),
  reports: wordsIn('remote-reports'),
  shell: wordsIn('shell'),
};

/** The texts of reports by key. */
export const english = packs.surveys;

/** Registers English texts, so that files contain them instead of their keys. */
export async function registerEnglishTexts(db: Kysely<Schema>): Promise<void> {
  for (const [namespace, words] of Object.entries(packs))
    await registerWords(db, { namespace, version: '1.0.0-aaa', packs: { 'en-US': words } });
}
