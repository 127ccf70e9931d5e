/** Something on a page, found in every language alike: by its role, or as the text of a word. */
export interface Find {
  readonly role?: string;
  /** The word that names it: a key of the package, or another's as `shell:ui.retry`. */
  readonly word?: string;
  /** Which of several that fit, from 0; the first when left out, -1 is the last. */
  readonly nth?: number;
  /** What it lies in. */
  readonly within?: Find;
}

/** What is done on a page to bring it into a state. */
export type Step =
  | { readonly click: Find }
  | { readonly press: string }
  | { readonly fill: Find; readonly with: string }
  /** A button that asks for a file, and what is in the file: text, or bytes. */
  | { readonly choose: Find; readonly file: string; readonly with: string | Uint8Array }
  | { readonly see: Find }
  /** The network goes, or comes back. */
  | { readonly network: boolean };

/** What stands in for an answer of the server; a failure is the server's own, 500. */
export type Answer =
  | 'failed'
  | 'lost'
  | 'never'
  /** A small one, for photos that nobody took. */
  | 'picture'
  | { readonly status?: number; readonly json: unknown };

/** A state of a page, for the walk over all of them. */
export interface PageState {
  /** What is on screen when the state is reached. */
  readonly shows: Find;
  /** The demo user's login; null is nobody. `gyr`, who may do everything, when left out. */
  readonly as?: string | null;
  /** What follows the path, as `?tab=users`. `{name}` stands for one of `values`, in the path too. */
  readonly at?: string;
  /**
   * What an address needs of the server, in order: a call, where in its answer it stands, and the
   * body of a call that has one. Call and body may hold what was found before, as `{name}`.
   */
  readonly values?: Readonly<
    Record<string, readonly [call: string, place: string, body?: Readonly<Record<string, unknown>>]>
  >;
  /** Answers in the server's place, by call: `lookups/get_brands`. */
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly steps?: readonly Step[];
  /** The only width at which there is such a state, in pixels; all when left out. */
  readonly width?: number;
  /** What stays when Escape is pressed: a dialog that asks for a decision. */
  readonly stays?: boolean;
  /** For gloved hands: targets are 44 px at least. */
  readonly yard?: boolean;
}

/** The states of each page of a package: by the page's path as declared, then by name. */
export type PageStates = Readonly<Record<string, Readonly<Record<string, PageState>>>>;
