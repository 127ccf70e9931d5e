import { bus, notified } from '@portal/platform/bus';
import { errorId } from '@portal/platform/guarding/manage';
import { isCancelled } from '@portal/platform/http';
import { translate } from '@portal/platform/i18n';
import { runningBuilds } from './running-builds.ts';

/**
 * A file of a remote's build in a stack or an address, such as
 * `/remotes/dashboard/1.0.0-0a1b2c3d/`.
 */
const buildFile = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

/** A line and column number, as at the end of each line of a stack. */
const place = /:\d+:\d+/;

/** Milliseconds during which repeated failures share one notice. */
const quiet = 10_000;

/** Whether the error is an intended cancellation. */
const isCancellation = (error: unknown): boolean =>
  isCancelled(error) || Object(error).name === 'AbortError';

/**
 * Returns the possible origins of an error without a location, such as null or a failed import: all
 * builds on screen. React rethrows errors of handlers from the shell's own files; a promise has no
 * known file.
 */
const suspectBuilds = (error: unknown, file: string): readonly string[] => {
  const isTraced = place.test(String(Object(error).stack ?? ''));
  const isForeign = file !== '' && !file.startsWith(`${location.origin}/shell/`);
  return isTraced || isForeign ? [] : runningBuilds();
};

/** Returns the builds that threw, by name and version: usually one. */
function throwingBuilds(error: unknown, file: string): readonly string[] {
  const [, name, version] = buildFile.exec(`${Object(error).stack ?? ''}\n${file}`) ?? [];
  return name === undefined ? suspectBuilds(error, file) : [`${name} ${version}`];
}

/**
 * Reports errors of remotes outside rendering: in handlers, timers and promises. The user gets an
 * error id, the console the build that threw.
 *
 * @returns stops reporting
 */
export function reportStrayErrors(): () => void {
  let told = Number.NEGATIVE_INFINITY;

  const tell = (error: unknown, file: string) => {
    const builds = throwingBuilds(error, file);
    if (builds.length === 0 || isCancellation(error)) return;
    const id = errorId();
    console.error(`[${id}] ${builds.join(' or ')}: it threw where no page saw it`, error);
    if (Date.now() - told < quiet) return;
    told = Date.now();
    bus.emit(notified, {
      tone: 'error',
      text: translate('shell:remote_failed.stray', { errorId: id }),
    });
  };
  const onError = ({ error, filename }: ErrorEvent) => tell(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason, '');

  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
