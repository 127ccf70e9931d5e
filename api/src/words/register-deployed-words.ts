import { join } from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { readPacks } from './read-packs.ts';
import { registerWords, retireOtherNamespaces } from './register-words.ts';

/** A part of a deployment that has its own texts. */
interface WordSource {
  readonly namespace: string;
  readonly version: string;
  readonly languages: readonly string[];
  /** The build's folder in the site. */
  readonly folder: string;
}

/**
 * Registers the texts of everything that a deployment names, and retires those of parts that it no
 * longer names. It never throws: a problem is reported, affects only the texts that it concerns,
 * and is retried with the next deployment and at the next start. Without a readable `en-US` pack, a
 * remote's texts stay as registered before.
 *
 * @param siteDir the folder of the site that the deployment belongs to
 * @param onProblem called for every pack that cannot be read and every write that failed
 */
export async function registerDeployedWords(
  db: Kysely<Schema>,
  deployment: Pick<Deployment, 'shell' | 'remotes'>,
  siteDir: string,
  onProblem: (problem: unknown) => void,
): Promise<void> {
  const sources = wordSources(deployment, siteDir);
  // Sequentially, since the embedded database has a single connection.
  for (const { namespace, version, languages, folder } of sources) {
    try {
      const packs = await readPacks(join(folder, 'locales'), languages, onProblem);
      if (packs['en-US']) await registerWords(db, { namespace, version, packs });
    } catch (problem) {
      onProblem(problem);
    }
  }
  await retireOtherNamespaces(
    db,
    sources.map(({ namespace }) => namespace),
  ).catch(onProblem);
}

function wordSources({ shell, remotes }: Pick<Deployment, 'shell' | 'remotes'>, siteDir: string) {
  const sources: WordSource[] = remotes.map(({ name, version, declaration: { languages } }) => ({
    namespace: name,
    version,
    languages,
    folder: join(siteDir, 'remotes', name, version),
  }));
  const { version, languages } = shell;
  return [
    { namespace: 'shell', version, languages, folder: join(siteDir, 'shell', version) },
    ...sources,
  ];
}
