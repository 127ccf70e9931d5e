import {
  type DeployedRemote,
  federationName,
  platformOffers,
  type RemoteManifest,
  type RemoteModule,
} from '@portal/platform/remote';
import type { ComponentType } from 'react';
import { federationHost } from '../federation/late-host.ts';
import { addressOf, entryOf, firstFiles } from '../files/build-files.ts';
import type { DownloadOptions } from '../files/download.ts';
import { fetchFile } from '../files/fetch-file.ts';
import { readManifest } from '../files/read-manifest.ts';
import { shownLocale } from '../words/language.ts';
import { loadRemoteWords } from '../words/load-words.ts';
import type { BuildAttempt, LoadStage } from './load-state.ts';
import { fetchNeeded } from './prepare-page.ts';

/**
 * Returns a function that performs the stages of one build of a page.
 *
 * @returns performs a stage; the last one returns the page, the others null
 * @throws the error of the stage that failed
 */
export function performStages(build: DeployedRemote, page: string) {
  let manifest: RemoteManifest | null = null;
  let module: RemoteModule | null = null;
  /** The texts being loaded, in parallel with the entry. */
  let words: Promise<void> | null = null;

  const fetchFirst = (options: DownloadOptions) =>
    Promise.all(firstFiles(build, manifest, page).map((file) => fetchFile(file, options)));

  const loadWords = (now: BuildAttempt, anew: boolean) => {
    const { declaration } = manifest ?? build;
    return loadRemoteWords(shownLocale(), { ...build, declaration }, { anew, tries: triesOf(now) });
  };

  const stages = {
    async manifest(now) {
      const { round, attempt } = now;
      const tries = triesOf(now);
      void fetchNeeded(build, null, page, { anew: round > 0 && attempt === 0, tries }).catch(
        ignoreFailure,
      );
      manifest = await readManifest(build, { anew: tries > 0, tries });
      void fetchNeeded(build, manifest, page, { tries }).catch(ignoreFailure);
      return null;
    },
    async contract() {
      if (!platformOffers(build.contract))
        throw new Error(`Contract ${build.contract} is not offered`);
      return null;
    },
    async entry(now) {
      const entry = entryOf(build, manifest);
      if (!entry) throw new Error('Nothing names the entry');
      // Fetched first: a stalled file could not be fetched again once the runtime waits for it.
      const tries = triesOf(now);
      await fetchFirst({ anew: now.attempt > 0, tries });
      if (now.attempt === 0) {
        words = loadWords(now, false);
        words.catch(ignoreFailure);
      }
      const { fetchRemote } = await federationHost();
      const scope = federationName(build.name, build.version);
      module = await fetchRemote(scope, addressOf(build, entry), tries > 0);
      return null;
    },
    async words(now) {
      const begun = now.attempt === 0 ? words : null;
      await (begun ?? loadWords(now, now.attempt > 0));
      return null;
    },
    async page(now) {
      const load = module?.pages[page];
      if (!load) throw new Error(`There is no page ${page}`);
      if (now.attempt > 0) await fetchFirst({ anew: true, tries: triesOf(now) });
      const { default: Page } = await load();
      if (!Page) throw new Error(`The page ${page} exports no component`);
      return Page;
    },
  } satisfies Record<LoadStage, (now: BuildAttempt) => Promise<ComponentType | null>>;

  return (stage: LoadStage, now: BuildAttempt) => stages[stage](now);
}

/** Number of earlier attempts in all rounds. */
const triesOf = ({ round, attempt }: BuildAttempt): number => round + attempt;

// A later stage waits for the same files and reports their failure.
const ignoreFailure = () => undefined;
