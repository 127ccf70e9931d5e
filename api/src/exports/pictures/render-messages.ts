/** What the renderer is asked. */
export interface RenderRequest {
  readonly id: number;
  /** As a browser sent it. */
  readonly svg: string;
  /** Of the picture in pixels; the height follows. */
  readonly width: number;
}

/** A picture as a PNG file, with its size in pixels. */
export interface PngPicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What the renderer says: that it is there, and what became of a request. */
export type RenderMessage =
  | { readonly ready: true }
  | { readonly id: number; readonly picture: PngPicture | null };
