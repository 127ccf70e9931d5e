import { type ComponentType, type FunctionComponent, type LazyExoticComponent, lazy } from 'react';
import { fetchWhole } from './fetch-whole.ts';
import { loadInTime } from './load-in-time.ts';
import { PartFailure } from './part-failure.ts';
import { partPatience, partStall } from './part-patience.ts';
import { partSettled } from './settled-parts.ts';

/** A component that is fetched when it is first shown. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches it ahead of time; a failure is forgotten. */
  preload(): void;
};

type Module<Props> = { default: ComponentType<Props> };

/**
 * Splits a component off. It suspends until it is there. Unlike React's own `lazy`, which
 * remembers a failure for good, it fetches again once an {@link ErrorBoundary} has shown the
 * failure and its Retry was used.
 *
 * The bundler fetches a part where nobody sees its bytes, so it is waited for as long as a page
 * whose file stays silent: three times the region's stall, 15 s as a rule. It is then fetched anew
 * with Retry, and this time it may take as long as bytes keep coming.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Module<Props>>,
): LazyPart<Props> {
  let loading: Promise<Module<Props>> | null = null;
  let Loaded: LazyExoticComponent<ComponentType<Props>> | null = null;
  let failedFile: string | null = null;

  const start = (): Promise<Module<Props>> => {
    if (loading) return loading;
    const begun = failedFile === null ? loadInTime(load) : loadAnew(failedFile, load);
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
    // React hears of it before this leads to another render.
    void attempt.then(partSettled, partSettled);
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

/** The address of the file that failed, as the bundler tells it. */
const fileOf = (cause: unknown): string | null =>
  cause instanceof Error && 'request' in cause && typeof cause.request === 'string'
    ? cause.request
    : null;

/** What the browser keeps of a file may be what made it fail: the server is asked for another. */
const loadAnew = <Loaded,>(file: string, load: () => Promise<Loaded>): Promise<Loaded> =>
  fetchWhole(file, { cache: 'reload' }, partStall(), partPatience())
    .catch(() => undefined)
    .then(() => loadInTime(load));
