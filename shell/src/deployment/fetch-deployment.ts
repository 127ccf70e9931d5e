import { largestDeployment } from '@portal/platform/remote';
import { DeploymentFailure } from './deployment-failure.ts';
import { textWithin } from './text-within.ts';

/** Milliseconds without a byte before the site counts as unreachable. */
const stall = 5_000;
/**
 * Maximum number of times that this limit is doubled, since a page retries by itself indefinitely.
 */
const mostDoublings = 4;

export interface FetchedDeployment {
  readonly text: string;
  /** The site's ETag of this text; null if it sends none. */
  readonly etag: string | null;
}

/**
 * Fetches `deployment.json`, which no cache stores. The first response may already be here, because
 * the page requests it along with the shell.
 *
 * @param known what is already here
 * @param tries number of earlier attempts: each one gives the site more time to respond
 * @returns null if the site still has `known`
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
