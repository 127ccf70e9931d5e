/** Reads codes from pictures of a camera. */
export interface CodeReader {
  /** The text of a code that is in view; null for none. */
  read(video: HTMLVideoElement): Promise<string | null>;
}
