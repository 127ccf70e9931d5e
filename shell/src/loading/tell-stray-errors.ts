import { bus, notified } from '@portal/platform/bus';
import { errorId } from '@portal/platform/guarding/manage';
import { isCancelled } from '@portal/platform/http';
import { translate } from '@portal/platform/i18n';
import { runningBuilds } from './running-builds.ts';

/** A file of a remote's build in a stack or an address, as in `/remotes/dashboard/1.0.0-0a1b2c3d/`. */
const buildFile = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

/** A line and a column, as each line of a stack ends in. */
const place = /:\d+:\d+/;

/** One notice stands for what goes on to fail for so long (milliseconds). */
const quiet = 10_000;

/** Whether somebody ended it on purpose. */
const isGivenUp = (error: unknown): boolean =>
  isCancelled(error) || Object(error).name === 'AbortError';

/**
 * Whose it may be that names no place, as null or a failed import: of any build on screen. React throws
 * on, from the shell's own files, what handlers throw; of a promise no file is known.
 */
const suspects = (error: unknown, file: string): readonly string[] => {
  const isTraced = place.test(String(Object(error).stack ?? ''));
  const isForeign = file !== '' && !file.startsWith(`${location.origin}/shell/`);
  return isTraced || isForeign ? [] : runningBuilds();
};

/** The builds that threw, by name and version: one as a rule. */
function thrower(error: unknown, file: string): readonly string[] {
  const [, name, version] = buildFile.exec(`${Object(error).stack ?? ''}\n${file}`) ?? [];
  return name === undefined ? suspects(error, file) : [`${name} ${version}`];
}

/**
 * Tells of what remotes throw where no page sees it: in handlers, timers and promises. The person gets
 * an error number, the console the build that threw.
 *
 * @returns stops telling
 */
export function tellStrayErrors(): () => void {
  let told = Number.NEGATIVE_INFINITY;

  const tell = (error: unknown, file: string) => {
    const builds = thrower(error, file);
    if (builds.length === 0 || isGivenUp(error)) return;
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
