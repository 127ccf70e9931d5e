/**
 * An element of a page, found independently of the language: by its role, or by the text of a key.
 */
export interface Find {
  readonly role?: string;
  /** The key of its text: one of the package, or another's as `shell:ui.retry`. */
  readonly word?: string;
  /** Index among several matches, from 0; -1 is the last. Default: the first. */
  readonly nth?: number;
  /** The element that contains it. */
  readonly within?: Find;
}

/** An action on a page on the way to a state. */
export type Step =
  | { readonly click: Find }
  | { readonly press: string }
  | { readonly fill: Find; readonly with: string }
  /** A button that opens a file dialog, and the content of the file: text, or bytes. */
  | { readonly choose: Find; readonly file: string; readonly with: string | Uint8Array }
  | { readonly see: Find }
  /** Turns the network on or off. */
  | { readonly network: boolean };

/** A substitute for a response of the server; `failed` is the server's own error, 500. */
export type Answer =
  | 'failed'
  | 'lost'
  | 'never'
  /** A small picture, for photos that do not exist. */
  | 'picture'
  | { readonly status?: number; readonly json: unknown };

/** A state of a page, for the test that visits all of them. */
export interface PageState {
  /** The element on screen that shows that the state is reached. */
  readonly shows: Find;
  /** The demo user's login; null if nobody is signed in. Default: `gyr`, who has all rights. */
  readonly as?: string | null;
  /**
   * The rest of the address after the path, as `?tab=users`. `{name}`, also in the path, is
   * replaced by one of `values`.
   */
  readonly at?: string;
  /**
   * Values of the address that are read from the server, in order: a call, the path of the value in
   * its response, and the call's body if it has one. Call and body can contain earlier values, as
   * `{name}`.
   */
  readonly values?: Readonly<
    Record<string, readonly [call: string, place: string, body?: Readonly<Record<string, unknown>>]>
  >;
  /** Substitutes for the server's responses, by call: `lookups/get_brands`. */
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly steps?: readonly Step[];
  /** The only width, in pixels, at which the state exists; all widths if omitted. */
  readonly width?: number;
  /** Whether Escape leaves it open, as with a dialog that requires a decision. */
  readonly stays?: boolean;
  /** Whether it is used with gloves, so that targets must be at least 44 px. */
  readonly yard?: boolean;
}

/** The states of each page of a package: by the page's path as declared, then by name. */
export type PageStates = Readonly<Record<string, Readonly<Record<string, PageState>>>>;
