import { fileEndings } from '../gateway/page.ts';

/** First parts of paths that the gateway or the shell answers itself. */
const reserved = new Set([
  'api',
  'remotes',
  'shell',
  'health',
  '404',
  'login',
  'logout',
  'dealer-portal-dashboard',
  'registration',
  'forgot-password',
]);

/** The first part of a path, as the portal's own are compared. */
export const firstPart = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();

/** Whether a path begins as the portal's own do. */
export const isReserved = (path: string): boolean => reserved.has(firstPart(path));

/** Whether the site answers a path with a file, or a browser never asks for it as it is written. */
export const isFile = (path: string): boolean => fileEndings.test(path.toLowerCase());
