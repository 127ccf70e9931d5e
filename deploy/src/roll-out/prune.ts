import { rm } from 'node:fs/promises';
import type { Deployment } from '@portal/platform/remote';
import { editionOf } from '../build/editions.ts';
import { publishedDir } from '../site/publish.ts';
import { dropUnusedFiles } from '../site/share-files.ts';
import type { PublishedBuild } from './publications.ts';

/** Number of newest publications of each remote and of each edition that are always kept. */
const kept = 3;
/** Milliseconds for which pages may still run a publication. */
const patience = 24 * 60 * 60 * 1000;

interface PruneOptions {
  readonly published: readonly PublishedBuild[];
  /** The deployment that runs from now on. */
  readonly after: Deployment;
  /**
   * Builds to keep although they do not run, such as `dashboard 0.1.0-1a2b3c4d`: pinned, or rolled
   * back.
   */
  readonly decided: readonly string[];
}

/**
 * Removes builds that are not needed: not among the newest, older than a day, and not named by any
 * entry, list of previous builds, or decision.
 *
 * @returns the removed builds
 */
export async function prune(
  siteDir: string,
  { published, after, decided }: PruneOptions,
): Promise<PublishedBuild[]> {
  const longAgo = Date.now() - patience;
  const needed = new Set([
    ...decided,
    `shell ${after.shell.version}`,
    ...after.remotes.flatMap(({ name, version, previous = [] }) =>
      [version, ...previous.map((build) => build.version)].map((one) => `${name} ${one}`),
    ),
  ]);
  const seen = new Map<string, number>();
  const superfluous = published.filter(({ kind, name, version, time }) => {
    const line = `${kind} ${name} ${editionOf(version)}`;
    const place = seen.get(line) ?? 0;
    seen.set(line, place + 1);
    return place >= kept && time < longAgo && !needed.has(`${name} ${version}`);
  });
  for (const build of superfluous) {
    await rm(publishedDir(siteDir, build), { recursive: true, force: true });
  }
  if (superfluous.some(({ kind }) => kind === 'shell')) await dropUnusedFiles(siteDir);
  return superfluous;
}
