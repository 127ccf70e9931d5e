import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@portal/api/database';
import { registerWords } from '@portal/api/register-words';
import type { DatabasePlace } from '../data/data-facts.ts';
import type { Caller } from '../server/caller.ts';

type Pack = Readonly<Record<string, string>>;

/** Reads the texts of every package that a portal would register, by namespace and locale. */
async function readPortalWords(root: string): Promise<Map<string, Record<string, Pack>>> {
  const packages = (await readdir(root)).filter((name) => /^(?:shell|remote-.*)$/.test(name));
  const words = new Map<string, Record<string, Pack>>();
  for (const name of packages) {
    const folder = path.join(root, name, 'locales');
    const packs: Record<string, Pack> = {};
    for (const file of await readdir(folder))
      packs[path.parse(file).name] = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    words.set(name.replace('remote-', ''), packs);
  }
  return words;
}

/**
 * Registers the texts, as a portal does when it starts. No other process may have an embedded
 * database open.
 */
export async function registerPortalWords(root: string, place: DatabasePlace): Promise<void> {
  const { kysely, close } = await openDatabase(place, (error) => console.error(error));
  try {
    for (const [namespace, packs] of await readPortalWords(root))
      await registerWords(kysely, { namespace, version: 'bench', packs });
  } finally {
    await close();
  }
}

/** Edits every text of a language through a file, like a translator who has revised all of them. */
export async function editEveryWord(ask: Caller, root: string, localeId: number): Promise<void> {
  const rows = [...(await readPortalWords(root))].flatMap(
    ([namespace, { 'en-US': english = {} }]) =>
      Object.entries(english).map(([key, text]) => [namespace, key, `${text} *`]),
  );
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = [['namespace', 'key', 'translation'], ...rows].map((cells) =>
    cells.map(quoted).join(),
  );
  const content = Buffer.from(lines.join('\n')).toString('base64');
  await ask('POST admin/translations/import_csv', {
    locale_id: localeId,
    content,
    is_dry_run: false,
  });
}
