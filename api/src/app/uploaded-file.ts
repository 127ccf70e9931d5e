/** A file that came with a call, as it lies on the disk until the call is answered. */
export interface UploadedFile {
  readonly path: string;
  /** SHA-256 of what is in it. */
  readonly hash: string;
}
