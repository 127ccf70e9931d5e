import { errorId } from '@portal/platform/guarding/manage';
import type { DeployedRemote } from '@portal/platform/remote';
import { budgets, mountTimeout } from '../files/budgets.ts';
import { rememberBadBuilds } from './bad-builds.ts';
import { isTemporary } from './is-temporary.ts';
import { idle, isAwaited, type LoadEvent, type LoadState, transition } from './load-state.ts';
import { performStages } from './stages.ts';

/** The load of one page, whose state determines the screen. */
export interface PageLoad {
  /** Returns the state; the same object until it changes. */
  readonly state: () => LoadState;
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts, unless already started. */
  readonly start: () => void;
  /** Starts anew after a failure. */
  readonly retry: () => void;
  /** Reports that the page ran for a while without an error. */
  readonly mounted: () => void;
  /** Reports that the page threw before that. */
  readonly threw: (cause: unknown) => void;
  /** Reports that the page suspended for too long. */
  readonly ranOut: () => void;
  /** Returns the milliseconds that the page may suspend. */
  readonly patience: () => number;
  /** Returns the build tried now or last. */
  readonly build: () => DeployedRemote;
}

/**
 * Takes a page through its stages, each several times, with the newest build first and then earlier
 * ones, until it can be shown or nothing is left to try. Offline, it stops at the first file that
 * must be fetched: that is not the fault of a build.
 *
 * @param buildsOf returns the builds to try at the time of the call, newest first
 */
export function createPageLoad(
  buildsOf: () => readonly [DeployedRemote, ...DeployedRemote[]],
  page: string,
): PageLoad {
  const listeners = new Set<() => void>();
  let state = idle();
  let builds = buildsOf();
  let current = builds[0];
  let perform = performStages(current, page);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Builds whose own code has failed since the start. */
  let failed: DeployedRemote[] = [];

  function send(event: LoadEvent): void {
    const before = state;
    state = transition(state, event);
    if (state === before) return;
    if (state.at === 'manifest' && state.attempt === 0) begin(state.build);
    if (state.at === 'mounted' || state.at === 'failed') unwatch();
    if (state.at === 'mounted') rememberBadBuilds(failed);
    for (const listener of listeners) listener();
    void work(state);
  }

  function begin(build: number): void {
    if (build === 0) {
      builds = buildsOf();
      failed = [];
      unwatch();
      timer = setTimeout(() => fail(late(), false), budgets().total);
      addEventListener('offline', lostNetwork);
    }
    current = builds[build] ?? builds[0];
    perform = performStages(current, page);
  }

  function unwatch(): void {
    clearTimeout(timer);
    removeEventListener('offline', lostNetwork);
  }

  async function work(now: LoadState): Promise<void> {
    if (!isAwaited(now)) return;
    try {
      if (now.attempt > 0) await pause(now.attempt);
      if (state !== now) return;
      const Page = await perform(now.at, now);
      if (state === now) send(Page ? { type: 'found', Page } : { type: 'passed' });
    } catch (cause) {
      if (state === now) fail(cause);
    }
  }

  const hasBefore = () => state.build + 1 < builds.length;

  function fail(cause: unknown, mayFallBack = hasBefore()): void {
    const { at } = state;
    const { name, version } = current;
    const id = errorId();
    const isPassing = isTemporary(cause);
    const isOffline = isPassing && !navigator.onLine;
    if (mayFallBack && !isPassing && ownStages.includes(at)) failed.push(current);
    send({
      type: 'failed',
      errorId: id,
      mayPass: isPassing && !isOffline,
      mayFallBack: mayFallBack && !isOffline,
    });
    const words = `[${id}] ${name} ${version}: ${page} failed at its ${at}`;
    // The panel shows no internals; support finds them here by the error id.
    if (state.at === 'failed') console.error(words, cause);
    else console.warn(words, cause);
    leave();
  }

  /** Forgets a failure without listeners. */
  function leave(): void {
    if (listeners.size > 0) return;
    if (state.at === 'mount') unwatch();
    send({ type: 'left' });
  }

  const lostNetwork = () => isAwaited(state) && fail(new Error('The network went away'), false);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    start: () => send({ type: 'started' }),
    retry: () => send({ type: 'retried' }),
    mounted: () => send({ type: 'passed' }),
    threw: (cause) => fail(cause),
    ranOut: () => fail(late(), state.at === 'mount' && hasBefore()),
    patience: () => (state.at === 'mount' && hasBefore() ? mountTimeout() : budgets().total),
    build: () => current,
  };
}

/** The stages in which a build fails by its own code. */
const ownStages: readonly LoadState['at'][] = ['entry', 'page', 'mount'];

const late = () => new Error('It did not come in time');

// Randomized, so that many pages that failed together do not retry together.
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, budgets().retry * 2 ** (attempt - 1) * (0.5 + Math.random()));
  });
