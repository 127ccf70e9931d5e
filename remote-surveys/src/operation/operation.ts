/** What came of the last write, as it stays on screen. */
export interface Operation {
  /** 0 for success, as on the wire. */
  readonly status: number;
  /** In the user's language. */
  readonly description: string;
  readonly isError: boolean;
  /** When it ended: ISO. */
  readonly at: string;
  /** A form, a dialog or a notice tells it, so that nothing else need. */
  readonly isTold?: boolean;
}

/** It is forgotten with everything else that the server said when somebody signs out. */
export const operationKey = ['operation'];
