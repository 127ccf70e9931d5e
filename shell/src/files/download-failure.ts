/** A file that could not be fetched or is not what it should be. */
export class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';

  constructor(url: string, why: string, cause?: unknown) {
    super(`${url}: ${why}`, { cause });
  }
}
