import { DownloadFailure } from '../files/download-failure.ts';

/** Names that webpack and the platform give to files that could not be loaded. */
const lateFiles = ['ChunkLoadError', 'PartFailure'];

/**
 * Whether another attempt may end otherwise: what a line or a server did may pass, what code did
 * when it ran does not.
 */
export const mayPass = (cause: unknown): boolean =>
  cause instanceof DownloadFailure ||
  (cause instanceof Error &&
    // The last is the federation runtime's word for an entry that could not be loaded.
    (lateFiles.includes(cause.name) || cause.message.includes('ScriptNetworkError')));
