import type { Static } from 'typebox';
import type { BodyOf, ResponseOf } from '../../wire/call-types.ts';
import type {
  changedTire,
  roleSpec,
  savedRole,
  specCalls,
  specItem,
  specProduct,
} from './specs.schema.ts';

export type SpecProduct = Static<typeof specProduct>;
export type RoleSpec = Static<typeof roleSpec>;
export type SpecItem = Static<typeof specItem>;
export type SavedRole = Static<typeof savedRole>;
export type SpecSaving = BodyOf<(typeof specCalls)['PUT manage_specs/save_specs']>;
export type CommonSpecs = ResponseOf<(typeof specCalls)['POST manage_specs/get_common_specs']>;
export type SpecEffects = ResponseOf<(typeof specCalls)['POST manage_specs/get_spec_effects']>;
export type SpecEffect = SpecEffects['yards'][number];
export type ChangedTire = Static<typeof changedTire>;
export type SpecStructure = ResponseOf<
  (typeof specCalls)['POST manage_specs/configurator_structure']
>;
