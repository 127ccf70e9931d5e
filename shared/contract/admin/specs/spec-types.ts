import type { Static } from 'typebox';
import type { BodyOf, ResponseOf } from '../../wire/call-types.ts';
import type { specChange } from './spec-changes.schema.ts';
import type { fleetLocation, yardSpec } from './spec-conflicts.schema.ts';
import type { chosenYard, savedRole, specProduct } from './spec-shapes.ts';
import type { changedTire, roleSpec, specCalls, specItem } from './specs.schema.ts';

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
export type ChosenYard = Static<typeof chosenYard>;
export type YardSpec = Static<typeof yardSpec>;
export type FleetLocation = Static<typeof fleetLocation>;
export type SpecConflicts = ResponseOf<
  (typeof specCalls)['POST manage_specs/get_fleet_location_conflicts']
>;
export type SpecChange = Static<typeof specChange>;
export type SpecChanges = ResponseOf<(typeof specCalls)['POST manage_specs/get_spec_changes']>;
export type TakingBack = BodyOf<(typeof specCalls)['PUT manage_specs/take_back_specs']>;
