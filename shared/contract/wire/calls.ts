import type { TObject, TSchema } from 'typebox';
import type { Base } from './call-name.ts';
import type { ListDefinition } from './list-definition.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A call's name: method, base and path, as in `POST fleet_dashboard/get_reports` or
 * `GET portal-v1:record_store/get_record/{id}`. Without a base the call belongs to `v2`.
 */
export type CallName = `${Method} ${string}` | `${Method} ${Exclude<Base, 'v2'>}:${string}`;

/** One call of the wire contract, as data: the server validates with it, clients take types from it. */
export interface CallDefinition {
  /** What the call does, in one sentence; it is published in the OpenAPI document. */
  readonly summary: string;
  /**
   * The right that the caller must hold. `session` is anybody who is signed in, `none` is a call
   * without a session. A list is satisfied by any of its rights.
   */
  readonly right: string | readonly string[];
  /** Parameters in the path, named as in its braces. */
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  readonly response: TSchema;
  /**
   * Media types of the file that may answer the call. `response` is what answers it otherwise, or
   * `fileBytes` where nothing else does.
   */
  readonly files?: readonly string[];
  /**
   * Events of the stream that answers the call for those who accept `text/event-stream`, by name, with
   * what each carries. `response` answers everybody else at once.
   */
  readonly stream?: Readonly<Record<string, TSchema>>;
  /** The list that it answers, where its body says nothing else than the definition does. */
  readonly list?: ListDefinition;
  /** Bytes that its body may have; 1 MB unless given. */
  readonly largestBody?: number;
  /** The call is sent as form data: the fields of its body as text, then one file under the name `file`. */
  readonly upload?: { readonly largest: number };
}

export type CallTable = Readonly<Record<CallName, CallDefinition>>;

/** Types a table of calls without widening its names. */
export const defineCalls = <const Calls extends CallTable>(calls: Calls): Calls => calls;
