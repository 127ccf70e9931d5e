/** How far an entry is from the server. One that was saved is not kept. */
export type EntryState = 'waiting' | 'sending' | 'attention';

/** Why the server did not take an entry, as `CallFailure` has it. */
export interface EntryFailure {
  readonly status: number;
  readonly code: string;
  /** Path of the field at fault; empty where none is. */
  readonly path: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A write as its remote hands it over. */
export interface NewEntry {
  /** UUID that the call is sent under (`client_key`): sent twice, it takes effect once. */
  readonly id: string;
  /** Name of the remote that it belongs to, as in its declaration. */
  readonly remote: string;
  /** Name of the call in the contract, as in `POST fleet_survey/save_tire`. */
  readonly call: string;
  /** What the call is sent with; the body holds `client_key` where the call takes it there. */
  readonly options: {
    readonly body?: unknown;
    readonly params?: unknown;
    readonly query?: unknown;
  };
  /** The file of a call that is sent as form data. */
  readonly file?: Blob;
  /** Names of what it changes: no other entry that holds or needs one of them is sent beside it. */
  readonly holds: readonly string[];
  /** Names of what must be on the server first: earlier entries that hold one go before it. */
  readonly needs: readonly string[];
  /** Sent after all entries that are not last: photos. */
  readonly isLast?: boolean;
  /** What the sync center groups it under, such as a unit of a survey. */
  readonly group: string;
  /** What the remote needs to put the entry into words and to apply it; JSON. */
  readonly subject: unknown;
  /** What stood there when it was written, for merging; JSON. */
  readonly read?: unknown;
  /** Key of the document that the answer replaces, where the device keeps it. */
  readonly document?: string;
}

/** A write that waits on this device. */
export interface Entry extends NewEntry {
  /** Login of the person who wrote it. */
  readonly user: string;
  /** Place in the order of writing on this device. */
  readonly number: number;
  /** ISO, by this device's clock. */
  readonly writtenAt: string;
  readonly state: EntryState;
  readonly attempts: number;
  /** Why it needs attention; null otherwise. */
  readonly failure: EntryFailure | null;
}
