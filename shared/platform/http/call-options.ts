import type { BodyOf, ParamsOf, QueryOf } from '@portal/contract/wire';

/** Options of every call. */
export interface CommonOptions {
  /** Aborting it ends the call with a failure of code `cancelled`. */
  readonly signal?: AbortSignal;
  /**
   * Not initiated by the user, such as polling: it does not extend the session, and only the
   * session's end opens a popup.
   */
  readonly background?: boolean;
  /** The caller shows failures itself: a 500 opens no popup. */
  readonly toldInPlace?: boolean;
  /** A queue of the global loader that stays open while the call runs. */
  readonly loader?: string;
  /** Receives the share of the request sent so far, from 0 to 1. */
  readonly onSent?: (share: number) => void;
}

type Field<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** The file of a call that is sent as form data. */
type FileOf<Call> = Call extends { readonly upload: object } ? { readonly file: Blob } : unknown;

/** The options of a call: its body, parameters and query, as defined by its schemas. */
export type CallOptions<Call> = CommonOptions &
  FileOf<Call> &
  Field<'body', BodyOf<Call>> &
  Field<'params', ParamsOf<Call>> &
  Field<'query', QueryOf<Call>>;

/** The options as an argument, optional if nothing is required. */
export type CallArguments<Call> =
  Record<never, never> extends CallOptions<Call>
    ? [options?: CallOptions<Call>]
    : [options: CallOptions<Call>];
