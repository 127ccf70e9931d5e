import type { BodyOf, ParamsOf, QueryOf } from '@portal/contract/wire';

/** What every call may be given. */
export interface CommonOptions {
  /** Aborting it ends the call with a failure of code `cancelled`. */
  readonly signal?: AbortSignal;
  /** Nobody asked for it just now (polling): the session's end stays where it is, and only its end opens a popup. */
  readonly background?: boolean;
  /** The caller tells a failure where it happened: a 500 opens no popup. */
  readonly toldInPlace?: boolean;
  /** A queue of the global loader that stays open while the call runs. */
  readonly loader?: string;
  /** Told what share of the request has been sent, from 0 to 1. */
  readonly onSent?: (share: number) => void;
}

type Field<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** Of a call that is sent as form data. */
type FileOf<Call> = Call extends { readonly upload: object } ? { readonly file: Blob } : unknown;

/** What a call is given beside its name: its body, parameters and query, as its schemas have them. */
export type CallOptions<Call> = CommonOptions &
  FileOf<Call> &
  Field<'body', BodyOf<Call>> &
  Field<'params', ParamsOf<Call>> &
  Field<'query', QueryOf<Call>>;

/** The options as an argument, which may be left out where nothing is required. */
export type CallArguments<Call> =
  Record<never, never> extends CallOptions<Call>
    ? [options?: CallOptions<Call>]
    : [options: CallOptions<Call>];
