import { join } from 'node:path';
import type { Deployment } from '@portal/platform/remote';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { readPacks } from './read-packs.ts';
import { registerWords, retireOtherNamespaces } from './register-words.ts';

/** What has words of its own in a deployment. */
interface WordSource {
  readonly namespace: string;
  readonly version: string;
  readonly languages: readonly string[];
  /** The build's folder in the site. */
  readonly folder: string;
}

/**
 * Registers the words of everything that a deployment names, and retires those of what it names
 * no longer. It never throws: a problem is reported, costs only the words that it concerns, and
 * is tried again with the next deployment and at the next start. Without a readable `en-US` pack
 * the words of that remote stay as they were registered before.
 *
 * @param siteDir the folder of the site that the deployment belongs to
 * @param onProblem told of every pack that cannot be read and every write that failed
 */
export async function registerDeployedWords(
  db: Kysely<Schema>,
  deployment: Pick<Deployment, 'shell' | 'remotes'>,
  siteDir: string,
  onProblem: (problem: unknown) => void,
): Promise<void> {
  const sources = wordSources(deployment, siteDir);
  // One after the other: the embedded database has one connection for everybody.
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
