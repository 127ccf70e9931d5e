/** Reads codes from camera pictures. */
export interface CodeReader {
  /** The text of a visible code; null if there is none. */
  read(video: HTMLVideoElement): Promise<string | null>;
}
