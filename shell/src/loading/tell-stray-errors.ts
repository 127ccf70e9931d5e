import { bus, notified } from '@portal/platform/bus';
import { errorId } from '@portal/platform/guarding/manage';
import { isCancelled } from '@portal/platform/http';
import { translate } from '@portal/platform/i18n';

/** A file of a remote's build in a stack or an address, as in `/remotes/dashboard/1.0.0-0a1b2c3d/`. */
const buildFile = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

/** One notice stands for what goes on to fail for so long (milliseconds). */
const quiet = 10_000;

/** Whether somebody ended it on purpose. */
const isGivenUp = (error: unknown): boolean =>
  isCancelled(error) || Object(error).name === 'AbortError';

/**
 * Tells of what remotes throw where no page sees it: in handlers, timers and promises. The person gets
 * an error number, the console the build that threw.
 *
 * @returns stops telling
 */
export function tellStrayErrors(): () => void {
  let told = Number.NEGATIVE_INFINITY;

  const tell = (error: unknown, file: string) => {
    const [, name, version] = buildFile.exec(`${Object(error).stack ?? ''}\n${file}`) ?? [];
    if (name === undefined || isGivenUp(error)) return;
    const id = errorId();
    console.error(`[${id}] ${name} ${version}: it threw where no page saw it`, error);
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
