import { type DeployedRemote, platformOffers, type RemoteModule } from '@portal/platform/remote';
import type { ComponentType } from 'react';
import { fetchRemote } from '../federation/federation-host.ts';
import { loadRemoteWords } from '../words/load-words.ts';
import { giveUpAfter, LoadFailure, type LoadStage } from './load-state.ts';

export interface PageRequest {
  readonly remote: DeployedRemote;
  /** Name of the page within the remote's module. */
  readonly page: string;
  readonly locale: string;
  /** Whether an earlier attempt failed: everything is then asked for anew. */
  readonly again: boolean;
}

/**
 * Takes a remote's page through its stages: contract, entry, words, page.
 *
 * @throws LoadFailure naming the stage that failed
 */
export async function loadPage({
  remote,
  page,
  locale,
  again,
}: PageRequest): Promise<ComponentType> {
  if (!platformOffers(remote.contract))
    throw new LoadFailure(
      'contract',
      new Error(`${remote.name} needs contract ${remote.contract}`),
    );
  const [module] = await Promise.all([
    stage('entry', fetchRemote(remote, again)),
    stage('words', loadRemoteWords(locale, remote)),
  ]);
  return stage('page', loadComponent(module, page));
}

async function loadComponent(module: RemoteModule, page: string): Promise<ComponentType> {
  const load = module.pages[page];
  if (!load) throw new Error(`The remote has no page ${page}`);
  return (await load()).default;
}

function stage<Result>(name: LoadStage, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadFailure(name, new Error(`No answer within ${giveUpAfter} ms`))),
      giveUpAfter,
    );
    work
      .then(resolve, (cause: unknown) => reject(new LoadFailure(name, cause)))
      .finally(() => clearTimeout(timer));
  });
}
