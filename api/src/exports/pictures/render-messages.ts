/** A request to the renderer. */
export interface RenderRequest {
  readonly id: number;
  /** The drawing as sent by a browser. */
  readonly svg: string;
  /** Width of the picture in pixels; the height follows. */
  readonly width: number;
}

/** A picture as a PNG file, with its size in pixels. */
export interface PngPicture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A message of the renderer: it is ready, or the result of a request. */
export type RenderMessage =
  | { readonly ready: true }
  | { readonly id: number; readonly picture: PngPicture | null };
