import {
  type DeployedRemote,
  federationName,
  platformOffers,
  type RemoteManifest,
  type RemoteModule,
} from '@portal/platform/remote';
import type { ComponentType } from 'react';
import { fetchRemote } from '../federation/federation-host.ts';
import { shownLocale } from '../words/language.ts';
import { loadRemoteWords } from '../words/load-words.ts';
import { addressOf, entryOf, firstFiles } from './files/build-files.ts';
import { fetchFile } from './files/fetch-file.ts';
import { readManifest } from './files/read-manifest.ts';
import type { LoadStage, Try } from './load-state.ts';
import { fetchNeeded } from './prepare-page.ts';

/**
 * Does for a page of one build what each stage is for.
 *
 * @returns performs a stage; the last one gives the page, the others null
 * @throws whatever stood in the way
 */
export function performStages(build: DeployedRemote, page: string) {
  let manifest: RemoteManifest | null = null;
  let module: RemoteModule | null = null;

  const fetchFirst = (anew: boolean) =>
    Promise.all(firstFiles(build, manifest, page).map((file) => fetchFile(file, { anew })));

  const stages = {
    async manifest({ round, attempt }) {
      void fetchNeeded(build, null, page, { anew: round > 0 && attempt === 0 }).catch(waited);
      manifest = await readManifest(build, { anew: round > 0 || attempt > 0 });
      void fetchNeeded(build, manifest, page).catch(waited);
      return null;
    },
    async contract() {
      if (!platformOffers(build.contract))
        throw new Error(`Contract ${build.contract} is not offered`);
      return null;
    },
    async entry({ round, attempt }) {
      const entry = entryOf(build, manifest);
      if (!entry) throw new Error('Nothing names the entry');
      // A file that hangs could not be asked for again once the runtime waits for it.
      await fetchFirst(attempt > 0);
      const scope = federationName(build.name, build.version);
      module = await fetchRemote(scope, addressOf(build, entry), round > 0 || attempt > 0);
      return null;
    },
    async words({ attempt }) {
      const { declaration } = manifest ?? build;
      await loadRemoteWords(shownLocale(), { ...build, declaration }, { anew: attempt > 0 });
      return null;
    },
    async page({ attempt }) {
      const load = module?.pages[page];
      if (!load) throw new Error(`There is no page ${page}`);
      if (attempt > 0) await fetchFirst(true);
      const { default: Page } = await load();
      if (!Page) throw new Error(`The page ${page} exports no component`);
      return Page;
    },
  } satisfies Record<LoadStage, (now: Try) => Promise<ComponentType | null>>;

  return (stage: LoadStage, now: Try) => stages[stage](now);
}

// Whoever needs what failed waits for it in a later stage, and hears of it there.
const waited = () => undefined;
