/** The outcome of the last write, shown until it is replaced or closed. */
export interface Operation {
  /** 0 for success, as on the wire. */
  readonly status: number;
  /** In the user's language. */
  readonly description: string;
  readonly isError: boolean;
  /** When it ended, ISO. */
  readonly at: string;
  /** Whether a form, a dialog or a notice already reports it. */
  readonly isTold?: boolean;
}

/** Cleared on sign-out, with all other data from the server. */
export const operationKey = ['operation'];
