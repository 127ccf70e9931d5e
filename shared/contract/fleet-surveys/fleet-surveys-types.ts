import type { Static, TObject } from 'typebox';
import type { BodyOf, ResponseOf } from '../wire/call-types.ts';
import type { fleetSurveyCalls } from './fleet-surveys.schema.ts';
import type { axleMap, wheel } from './inspections/inspection.schema.ts';
import type { findingRow } from './inspections/work-list/work-calls.schema.ts';
import type { axleMap, madeAs, stockedTire, wheel } from './inspections/inspection.schema.ts';
import type { location, locationRow } from './locations/location.schema.ts';
import type { inspectionRow, surveyRow } from './surveys/survey.schema.ts';
import type { change, unit } from './units/unit.schema.ts';

type Calls = typeof fleetSurveyCalls;

export type Unit = Static<typeof unit>;
export type UnitChange = Static<typeof change>;
export type UnitDetails = ResponseOf<Calls['GET fleet_survey/get_unit/{id}']>;
export type UnitsRequest = BodyOf<Calls['POST fleet_survey/get_units']>;
export type UnitNumbers = ResponseOf<Calls['POST fleet_survey/get_unit_numbers']>['unit_numbers'];
export type UnitCopy = ResponseOf<Calls['POST fleet_survey/create_unit_copy']>['unit'];
export type CloneRequest = BodyOf<Calls['POST fleet_survey/clone_unit']>;
export type Clones = ResponseOf<Calls['POST fleet_survey/clone_unit']>['clones'];
export type ImportRequest = BodyOf<Calls['POST fleet_survey/import_units']>;
export type ImportedUnits = ResponseOf<Calls['POST fleet_survey/import_units']>;
export type UnitsSaving = BodyOf<Calls['POST fleet_survey/save_units']>;
export type SavedUnits = ResponseOf<Calls['POST fleet_survey/save_units']>;
export type UnitSaving = BodyOf<Calls['POST fleet_survey/save_unit']>;

export type SurveyLocation = Static<typeof location>;
export type LocationRow = Static<typeof locationRow>;
export type LocationsRequest = BodyOf<Calls['POST fleet_survey/select_locations']>;
export type LocationsPage = ResponseOf<Calls['POST fleet_survey/select_locations']>;
export type NewLocation = BodyOf<Calls['POST fleet_survey/add_location']>;
export type AddedLocation = ResponseOf<Calls['POST fleet_survey/add_location']>;

export type SurveysRequest = BodyOf<Calls['POST fleet_survey/get_surveys']>;
export type SurveySelects = ResponseOf<Calls['POST fleet_survey/get_selects']>;
export type SurveyCreation = BodyOf<Calls['POST fleet_survey/create_survey']>;
export type SurveySaving = BodyOf<Calls['POST fleet_survey/update_survey_details']>;
export type SurveyFinishing = BodyOf<Calls['POST fleet_survey/finish_survey']>;
export type SurveyFinish = ResponseOf<Calls['POST fleet_survey/finish_survey']>;
export type SurveyMail = BodyOf<Calls['POST fleet_survey/send_email_reports']>;
export type SurveyMailing = ResponseOf<Calls['POST fleet_survey/send_email_reports']>;
export type SurveyRow = Static<typeof surveyRow>;
export type Inspection = Static<typeof inspectionRow>;
export type SurveyOverview = ResponseOf<Calls['GET fleet_survey/{surveyId}/units']>;
export type SurveyUnit = ResponseOf<Calls['GET fleet_survey/{surveyId}/units/{unitId}']>;
export type SurveySummary = ResponseOf<Calls['POST fleet_survey/summary']>;
export type UnitsToSurvey = BodyOf<Calls['POST fleet_survey/add_existing_unit_to_survey']>;
export type AddedUnits = ResponseOf<Calls['POST fleet_survey/add_existing_unit_to_survey']>;
export type NewSurveyUnit = BodyOf<Calls['POST fleet_survey/add_new_unit_to_survey']>;
export type AddedUnit = ResponseOf<Calls['POST fleet_survey/add_new_unit_to_survey']>;

export type AxleMap = Static<typeof axleMap>;
export type Wheel = Static<typeof wheel>;
export type WheelInfo = ResponseOf<Calls['POST fleet_survey/get_wheel_position_info']>;
export type TireSaving = BodyOf<Calls['POST fleet_survey/save_tire']>;
export type InspectionSaving = BodyOf<Calls['POST fleet_survey/update_unit_inspection']>;
export type TireSelects = ResponseOf<Calls['POST fleet_survey/get_edit_tire_selects']>;
export type TireDetails = BodyOf<Calls['POST fleet_survey/update_tire_details']>;

export type FindingRow = Static<typeof findingRow>;
export type FindingsRequest = BodyOf<Calls['POST fleet_survey/get_findings']>;
export type FindingClosing = BodyOf<Calls['POST fleet_survey/close_finding']>;
export type FindingReopening = BodyOf<Calls['POST fleet_survey/reopen_finding']>;
export type RemovalReasons = ResponseOf<Calls['GET fleet_survey/get_removal_reasons']>;
export type TireMake = Static<TObject<typeof madeAs>>;
export type StockedTire = Static<typeof stockedTire>;
export type TireChange = AxleMap['tire_changes'][number];
export type TiresReplacing = BodyOf<Calls['POST fleet_survey/replace_tires']>;
export type TireReplacement = TiresReplacing['replacements'][number];
