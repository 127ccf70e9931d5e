import { ownPaths } from '@portal/contract/portal';
import { fileAddresses } from '../gateway/page.ts';

/** First segments of the paths handled by the gateway or the shell itself. */
const reserved = new Set([
  ...['api', 'remotes', 'shell', 'health'],
  ...ownPaths.map(firstPart).filter((part) => part !== ''),
]);

/** Returns whether a path starts with a segment reserved by the portal. */
export const isReserved = (path: string): boolean => reserved.has(firstPart(path));

/**
 * Returns whether the site serves a path as a file, or a browser would rewrite the path before
 * requesting it.
 */
export const isFile = (path: string): boolean =>
  /\/\./.test(path) || fileAddresses.test(path.toLowerCase());

/** Returns the first segment of a path in lower case, for comparison with the reserved ones. */
export function firstPart(path: string): string {
  return (path.split('/')[1] ?? '').toLowerCase();
}
