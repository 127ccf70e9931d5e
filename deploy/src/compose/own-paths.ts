import { ownPaths } from '@portal/contract/portal';
import { fileAddresses } from '../gateway/page.ts';

/** First parts of paths that the gateway or the shell answers itself. */
const reserved = new Set([
  ...['api', 'remotes', 'shell', 'health'],
  ...ownPaths.map(firstPart).filter((part) => part !== ''),
]);

/** Whether a path begins as the portal's own do. */
export const isReserved = (path: string): boolean => reserved.has(firstPart(path));

/** Whether the site answers a path with a file, or a browser never asks for it as it is written. */
export const isFile = (path: string): boolean =>
  /\/\./.test(path) || fileAddresses.test(path.toLowerCase());

/** The first part of a path, as the portal's own are compared. */
export function firstPart(path: string): string {
  return (path.split('/')[1] ?? '').toLowerCase();
}
