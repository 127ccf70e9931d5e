/** A file sent with a call, on disk until the call is answered. */
export interface UploadedFile {
  readonly path: string;
  /** SHA-256 of its content. */
  readonly hash: string;
}
