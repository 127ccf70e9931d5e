/** The message that the API's process sends once to the process that started it. */
export interface ReadyMessage {
  readonly ready: true;
  /** The port on which the API listens. */
  readonly port: number;
  /** The demo data, when the database has any. */
  readonly demo: {
    readonly password: string;
    readonly users: readonly { readonly email: string; readonly shows: string }[];
    /** The last day of the data, `YYYY-MM-DD`, if it is before today. */
    readonly endedOn: string | null;
  } | null;
}
