import { type ComponentType, type FunctionComponent, type LazyExoticComponent, lazy } from 'react';
import { fetchIntoCache } from './fetch-into-cache.ts';
import { loadWithTimeout } from './load-with-timeout.ts';
import { PartFailure } from './part-failure.ts';
import { partStallTimeout, partTimeout } from './part-timeouts.ts';
import { countSettledPart } from './settled-parts.ts';

/** A component that is fetched when it is first shown. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches it ahead of time; a failure is ignored. */
  preload(): void;
};

type Module<Props> = { default: ComponentType<Props> };

/**
 * Makes a component load lazily; it suspends until it is loaded. Unlike React's own `lazy`, which
 * remembers a failure for good, it fetches again once an {@link ErrorBoundary} has shown the
 * failure and its Retry was used.
 *
 * The bundler's fetch shows no progress, so the part times out after the same time as a page whose
 * file stalls: three times the region's stall, usually 15 s. Retry then fetches it in a way that
 * shows progress, without a time limit as long as bytes keep arriving.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Module<Props>>,
): LazyPart<Props> {
  let loading: Promise<Module<Props>> | null = null;
  let Loaded: LazyExoticComponent<ComponentType<Props>> | null = null;
  let failedFile: string | null = null;

  const start = (): Promise<Module<Props>> => {
    if (loading) return loading;
    const begun = failedFile === null ? loadWithTimeout(load) : loadAnew(failedFile, load);
    const attempt = begun.catch((cause: unknown) => {
      throw new PartFailure(cause, () => {
        if (loading !== attempt) return;
        failedFile = fileOf(cause);
        loading = null;
        Loaded = null;
      });
    });
    loading = attempt;
    return attempt;
  };

  const startInSight = (): Promise<Module<Props>> => {
    const attempt = start();
    // React's own handlers run before this one triggers another render.
    void attempt.then(countSettledPart, countSettledPart);
    return attempt;
  };

  function Part(props: Props) {
    Loaded ??= lazy(startInSight);
    return <Loaded {...props} />;
  }
  const preload = () =>
    void start().catch((failure: unknown) => {
      if (failure instanceof PartFailure) failure.forget();
    });
  return Object.assign(Part, { preload });
}

/** Returns the address of the file that failed, as reported by the bundler. */
const fileOf = (cause: unknown): string | null =>
  cause instanceof Error && 'request' in cause && typeof cause.request === 'string'
    ? cause.request
    : null;

/**
 * Fetches the file again, bypassing the browser's cache, whose copy may be the cause of the
 * failure.
 */
const loadAnew = <Loaded,>(file: string, load: () => Promise<Loaded>): Promise<Loaded> =>
  fetchIntoCache(file, { cache: 'reload' }, partStallTimeout(), partTimeout())
    .catch(() => undefined)
    .then(() => loadWithTimeout(load));
