import { errorId } from '@portal/platform/guarding/manage';
import type { DeployedRemote } from '@portal/platform/remote';
import { budgets, mountPatience } from '../files/budgets.ts';
import { rememberBad } from './bad-builds.ts';
import { idle, isAwaited, type LoadEvent, type LoadState, transition } from './load-state.ts';
import { mayPass } from './may-pass.ts';
import { performStages } from './stages.ts';

/** The load of one page: what is on screen follows its state. */
export interface PageLoad {
  /** Where it stands; the same object until something happens. */
  readonly state: () => LoadState;
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins, unless it has begun already. */
  readonly start: () => void;
  /** Begins anew after a failure. */
  readonly retry: () => void;
  /** The page ran for a while and threw nothing. */
  readonly mounted: () => void;
  /** The page threw before that. */
  readonly threw: (cause: unknown) => void;
  /** The page suspended for as long as it may. */
  readonly ranOut: () => void;
  /** How long the page may suspend (milliseconds). */
  readonly patience: () => number;
  /** The build that is tried, or was last. */
  readonly build: () => DeployedRemote;
}

/**
 * Takes a page through its stages: each a few times, of the newest build first and then of those
 * before it, until it can be shown or nothing is left to try. Without a network nothing that must
 * be fetched is tried any further: that is no fault of a build.
 *
 * @param buildsOf the builds that may be tried, newest first, at the time of asking
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
  /** Builds whose own code failed since the beginning. */
  let failed: DeployedRemote[] = [];

  function send(event: LoadEvent): void {
    const before = state;
    state = transition(state, event);
    if (state === before) return;
    if (state.at === 'manifest' && state.attempt === 0) begin(state.build);
    if (state.at === 'mounted' || state.at === 'failed') unwatch();
    if (state.at === 'mounted') rememberBad(failed);
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
    const isPassing = mayPass(cause);
    const isOffline = isPassing && !navigator.onLine;
    if (mayFallBack && !isPassing && ownStages.includes(at)) failed.push(current);
    send({
      type: 'failed',
      errorId: id,
      mayPass: isPassing && !isOffline,
      mayFallBack: mayFallBack && !isOffline,
    });
    const words = `[${id}] ${name} ${version}: ${page} failed at its ${at}`;
    // The panel names no internals; whoever is called with the error id finds them here.
    if (state.at === 'failed') console.error(words, cause);
    else console.warn(words, cause);
    leave();
  }

  /** A failure that nobody looks at is forgotten. */
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
    patience: () => (state.at === 'mount' && hasBefore() ? mountPatience() : budgets().total),
    build: () => current,
  };
}

/** Where a build fails by its own code. */
const ownStages: readonly LoadState['at'][] = ['entry', 'page', 'mount'];

const late = () => new Error('It did not come in time');

// Many who failed together are not to ask again together.
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, budgets().retry * 2 ** (attempt - 1) * (0.5 + Math.random()));
  });
