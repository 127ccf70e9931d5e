/** What the process that serves the API tells the one that started it, once. */
export interface ReadyMessage {
  readonly ready: true;
  /** Where the API listens. */
  readonly port: number;
  /** The demo data, when the database has any. */
  readonly demo: {
    readonly password: string;
    readonly users: readonly { readonly email: string; readonly shows: string }[];
    /** The last day of the data, `YYYY-MM-DD`, when that was before today. */
    readonly endedOn: string | null;
  } | null;
}
