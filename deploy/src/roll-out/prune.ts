import { rm } from 'node:fs/promises';
import type { Deployment } from '@portal/platform/remote';
import { editionOf } from '../build/editions.ts';
import { dropUnusedFiles } from '../site/kept-files.ts';
import { publishedDir } from '../site/publish.ts';
import type { Published } from './publications.ts';

/** Newest publications of each remote, and of each of its editions, that always stay. */
const kept = 3;
/** A page may still run what was published so recently, in milliseconds. */
const patience = 24 * 60 * 60 * 1000;

interface Question {
  readonly published: readonly Published[];
  /** What runs from now on. */
  readonly after: Deployment;
  /** What nothing runs and yet stays, as `dashboard 0.1.0-1a2b3c4d`: pinned, or taken back from. */
  readonly decided: readonly string[];
}

/**
 * Removes builds that nothing needs: none of the newest, older than a day, and named by no entry, by
 * no list of previous builds and by nobody's decision.
 *
 * @returns what was removed
 */
export async function prune(
  siteDir: string,
  { published, after, decided }: Question,
): Promise<Published[]> {
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
