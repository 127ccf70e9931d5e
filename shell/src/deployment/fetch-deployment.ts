import { largestDeployment } from '@portal/platform/remote';
import { DeploymentFailure } from './deployment-failure.ts';
import { textWithin } from './text-within.ts';

/** Without a byte for so long, the site counts as away (milliseconds). */
const stall = 5_000;
/** How often that time is doubled at most: a page tries again by itself for as long as it must. */
const mostDoublings = 4;

export interface FetchedDeployment {
  readonly text: string;
  /** By which the site knows this text again; null where it names none. */
  readonly etag: string | null;
}

/**
 * Fetches `deployment.json`, which no cache keeps. The first time it may be here already, because
 * the page asks for it beside the shell.
 *
 * @param known what is already here
 * @param tries how often it was tried before: the site is given more time to begin
 * @returns null when that is still what the site has
 * @throws DeploymentFailure `unreachable`, `missing` or `too_large`
 */
export async function fetchDeployment(
  known: FetchedDeployment | null,
  tries = 0,
): Promise<FetchedDeployment | null> {
  const waiting = new AbortController();
  let timer = setTimeout(() => waiting.abort(), stall * 2 ** Math.min(tries, mostDoublings));
  const goesOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => waiting.abort(), stall);
  };
  try {
    const answer = await fetch('/deployment.json', {
      cache: known ? 'no-store' : 'default',
      headers: { 'background-call': '1', ...(known?.etag && { 'if-none-match': known.etag }) },
      signal: waiting.signal,
    });
    if (answer.status === 304) return null;
    if (!answer.ok)
      throw new DeploymentFailure(
        answer.status < 500 ? 'missing' : 'unreachable',
        `answered with ${answer.status}`,
      );
    const text = await textWithin(answer, largestDeployment, goesOn);
    if (text === null) throw new DeploymentFailure('too_large', 'too large');
    return text === known?.text ? null : { text, etag: answer.headers.get('etag') };
  } catch (cause) {
    if (cause instanceof DeploymentFailure) throw cause;
    throw new DeploymentFailure('unreachable', 'cannot be fetched', cause);
  } finally {
    clearTimeout(timer);
  }
}
