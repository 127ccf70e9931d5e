/** The whole file is refused and nothing was written; the message says why. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
