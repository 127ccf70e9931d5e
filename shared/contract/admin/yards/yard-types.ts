import type { Static } from 'typebox';
import type { BodyOf, ResponseOf } from '../../wire/call-types.ts';
import type { yard, yardCalls } from './yards.schema.ts';

export type YardCalls = typeof yardCalls;
export type ManagedYard = Static<typeof yard>;
export type NewYard = BodyOf<YardCalls['POST manage_specs/add_new_location']>;
export type YardChange = BodyOf<YardCalls['PUT manage_specs/save_location']>;
export type SimilarYard = ResponseOf<
  YardCalls['POST manage_specs/add_new_location']
>['similar'][number];
