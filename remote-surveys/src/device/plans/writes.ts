import type {
  FindingClosing,
  fleetSurveyCalls,
  InspectionSaving,
  NewSurveyUnit,
  SurveyCreation,
  SurveyFinishing,
  SurveyMail,
  SurveySaving,
  TireDetails,
  TireSaving,
  TiresReplacing,
  UnitSaving,
  UnitsToSurvey,
} from '@portal/contract/fleet-surveys';

type TirePosition = Pick<TireSaving, 'axle_number' | 'side' | 'slot'>;
interface Keyed {
  readonly client_key?: string;
}

/** Input of each write that may wait on this device. */
export interface Writes {
  'POST fleet_survey/create_survey': { readonly body: SurveyCreation };
  'POST fleet_survey/update_survey_details': { readonly body: SurveySaving };
  'POST fleet_survey/finish_survey': { readonly body: SurveyFinishing };
  'POST fleet_survey/send_email_reports': { readonly body: SurveyMail };
  'POST fleet_survey/add_existing_unit_to_survey': { readonly body: UnitsToSurvey };
  'POST fleet_survey/add_new_unit_to_survey': { readonly body: NewSurveyUnit };
  'POST fleet_survey/save_unit': { readonly body: UnitSaving };
  'POST fleet_survey/save_tire': { readonly body: TireSaving };
  'POST fleet_survey/update_unit_inspection': { readonly body: InspectionSaving };
  'POST fleet_survey/update_tire_details': { readonly body: TireDetails };
  'POST fleet_survey/replace_tires': { readonly body: TiresReplacing };
  'POST fleet_survey/undo_tire_replace': {
    readonly body: Keyed & { readonly tire_change_id: number | string };
  };
  'POST fleet_survey/add_unit_image/{unitInspectionId}': {
    readonly params: { readonly unitInspectionId: string };
    readonly body: Keyed;
  };
  'POST fleet_survey/add_tire_image': {
    readonly body: Keyed & TirePosition & { readonly unit_inspection_id: string };
  };
  'DELETE fleet_survey/delete_image': {
    readonly query: Keyed & { readonly storageId: string; readonly unitInspectionId: number };
  };
  'POST fleet_survey/close_finding': { readonly body: FindingClosing };
}

/** Writes that may wait and are calls of the contract. */
export type WritableCall = keyof Writes & keyof typeof fleetSurveyCalls;
