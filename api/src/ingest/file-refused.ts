/** A file that is not taken at all; the message says why, and nothing was written. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
