import { DownloadFailure } from '../files/download-failure.ts';

/** Error names that webpack and the platform use for files that could not be loaded. */
const lateFiles = ['ChunkLoadError', 'PartFailure'];

/**
 * Whether another attempt may succeed: network and server failures may be temporary, errors of
 * running code are not.
 */
export const isTemporary = (cause: unknown): boolean =>
  cause instanceof DownloadFailure ||
  (cause instanceof Error &&
    // The federation runtime's message for an entry that could not be loaded.
    (lateFiles.includes(cause.name) || cause.message.includes('ScriptNetworkError')));
