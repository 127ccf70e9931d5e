/** State of an entry in the outbox. Saved entries are removed. */
export type EntryState = 'waiting' | 'sending' | 'attention';

/** Why the server refused an entry, with the fields of `CallFailure`. */
export interface EntryFailure {
  readonly status: number;
  readonly code: string;
  /** Path of the field at fault; empty if there is none. */
  readonly path: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A write as passed in by its remote. */
export interface NewEntry {
  /** UUID sent with the call (`client_key`): a repeated call takes effect once. */
  readonly id: string;
  /** Name of its remote, as declared. */
  readonly remote: string;
  /** Name of the call in the contract, as in `POST fleet_survey/save_tire`. */
  readonly call: string;
  /** Options of the call; the body includes `client_key` if the call expects it there. */
  readonly options: {
    readonly body?: unknown;
    readonly params?: unknown;
    readonly query?: unknown;
  };
  /** The file of a call that is sent as form data. */
  readonly file?: Blob;
  /**
   * Names of the things it changes: no other entry that holds or needs one of them is sent at the
   * same time.
   */
  readonly holds: readonly string[];
  /**
   * Names of the things that must be on the server first: earlier entries that hold one are sent
   * before.
   */
  readonly needs: readonly string[];
  /** Sent after all entries that are not last; used for photos. */
  readonly isLast?: boolean;
  /** Groups entries in the sync center, such as by unit of a survey. */
  readonly group: string;
  /** Data that the remote needs to describe and apply the entry; JSON. */
  readonly subject: unknown;
  /** The previous values when it was written, for merging; JSON. */
  readonly read?: unknown;
  /** Key of the stored document that the response replaces. */
  readonly document?: string;
}

/** A write that waits on this device. */
export interface Entry extends NewEntry {
  /** Login of the user who made it. */
  readonly user: string;
  /** Position in the order of writes on this device. */
  readonly number: number;
  /** ISO, by this device's clock. */
  readonly writtenAt: string;
  readonly state: EntryState;
  readonly attempts: number;
  /** Why it needs attention; null if it does not. */
  readonly failure: EntryFailure | null;
}
