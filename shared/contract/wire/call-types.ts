import type { Static, TSchema } from 'typebox';
import type { CallDefinition } from './calls.ts';

type SchemaOf<Call, Key extends keyof CallDefinition> = Call extends {
  readonly [K in Key]: infer S;
}
  ? S extends TSchema
    ? Static<S>
    : undefined
  : undefined;

/** Request and response types of a call, derived from its schemas at no cost in bytes. */
export type BodyOf<Call> = SchemaOf<Call, 'body'>;
export type ParamsOf<Call> = SchemaOf<Call, 'params'>;
export type QueryOf<Call> = SchemaOf<Call, 'query'>;
export type ResponseOf<Call> = SchemaOf<Call, 'response'>;
