import type { TObject, TSchema } from 'typebox';
import type { Base } from './call-name.ts';
import type { ListDefinition } from './list-definition.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A call's name: method, base and path, as in `POST fleet_dashboard/get_reports` or `GET
 * portal-v1:record_store/get_record/{id}`. The default base is `v2`.
 */
export type CallName = `${Method} ${string}` | `${Method} ${Exclude<Base, 'v2'>}:${string}`;

/**
 * One call of the wire contract, as data: the server validates with it, and clients derive types
 * from it.
 */
export interface CallDefinition {
  /** A one-sentence description of the call, published in the OpenAPI document. */
  readonly summary: string;
  /**
   * The right that the caller must hold. `session` allows any signed-in user, `none` allows a call
   * without a session. A list requires any one of its rights.
   */
  readonly right: string | readonly string[];
  /** Path parameters, named as in the path's braces. */
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  readonly response: TSchema;
  /**
   * Media types of the file that the call can return. `response` is the alternative, or `fileBytes`
   * if there is none.
   */
  readonly files?: readonly string[];
  /**
   * Events of the stream returned to callers that accept `text/event-stream`, by name, with the
   * schema of each. All other callers get `response` at once.
   */
  readonly stream?: Readonly<Record<string, TSchema>>;
  /** The list that the call returns; set if the body contains only fields of the definition. */
  readonly list?: ListDefinition;
  /** Maximum bytes of the body; 1 MB if omitted. */
  readonly largestBody?: number;
  /**
   * The call takes form data: the fields of its body as text, then one file under the name `file`.
   */
  readonly upload?: { readonly largest: number };
}

export type CallTable = Readonly<Record<CallName, CallDefinition>>;

/** Types a table of calls while preserving its literal names. */
export const defineCalls = <const Calls extends CallTable>(calls: Calls): Calls => calls;
