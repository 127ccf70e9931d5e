/** What the process that serves the API tells the one that started it, once. */
export interface ReadyMessage {
  readonly ready: true;
  /** Where the API listens. */
  readonly port: number;
  /** The demo users, when the database has them. */
  readonly demo: {
    readonly password: string;
    readonly users: readonly { readonly email: string; readonly shows: string }[];
  } | null;
}
