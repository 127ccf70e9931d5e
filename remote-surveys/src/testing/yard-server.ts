import type {
  Inspection,
  LocationRow,
  RemovedTireRow,
  SurveyLocation,
  SurveyRow,
  Unit,
} from '@portal/contract/fleet-surveys';
import type { ReceivedCall } from '@portal/platform/testing/shell';
import { removedTireOf } from './removed-rows.ts';
import { unitOf } from './rows.ts';

export interface Yard {
  readonly locations?: readonly LocationRow[];
  readonly location?: SurveyLocation;
  readonly units?: readonly Unit[];
  readonly surveys?: readonly SurveyRow[];
  readonly inspections?: readonly Inspection[];
  readonly removed?: readonly RemovedTireRow[];
}

const status = { status: 0, description: 'Success' };
const shown = {
  is_show_unknown: false,
  is_show_localbook: false,
  is_show_preferred_fleet: true,
  is_show_national_account: true,
  is_show_canadian_common_owner: false,
  is_show_goverment: false,
  is_show_leasing: false,
  is_show_canadian_national_account: false,
  has_access_without_surveys: true,
};

/**
 * A server with one location, which answers like the real one. Other calls are left to the caller.
 */
export function yardServer(yard: Yard) {
  const { locations = [], location, units = [], surveys = [], inspections = [] } = yard;
  const { removed = [] } = yard;
  const [survey] = surveys;
  return (name: string, { body, params }: ReceivedCall): unknown => {
    const said = (body ?? {}) as Record<string, never>;
    const page = { page_number: 1, page_size: 20 };
    switch (name.replace('fleet_survey/', '')) {
      case 'POST select_locations':
      case 'POST select_preff_locations': {
        const { locations: ids } = said as { readonly locations?: readonly number[] };
        const found = locations.filter((row) => ids?.includes(row.location_id) ?? true);
        return { accounts: found, ...shown, ...page, total_items: found.length };
      }
      case 'GET get_location/{id}':
        return location && { location };
      case 'POST get_units':
        return { units, ...page, total_items: units.length };
      case 'GET get_unit/{id}': {
        const unit = units.find(({ unit_id }) => String(unit_id) === params.id);
        return unit && { unit, surveys: 2, tires: 10, history: [] };
      }
      case 'POST get_owners':
        return { owners: ['Rolling Leases'] };
      case 'GET get_unit_selects':
        return { types: [], vocations: [], meters: [], countries_with_states: [] };
      case 'POST get_create_unit_options': {
        const unit = units.find(({ unit_number }) => unit_number === said.unit_number) ?? null;
        return { is_unit_exists: unit !== null, is_unit_exists_on_survey: false, unit };
      }
      case 'POST save_unit':
        return { status, unit: unitOf(12, { ...said, revision: 4 }) };
      case 'POST get_surveys':
        return { surveys, ...page, total_items: surveys.length };
      case 'POST get_last_five_surveys':
        return { surveys };
      case 'POST get_selects':
        return {
          survey_kinds: ['yard', 'roadside', 'dealer'],
          surveyors: ['Uma Serrano'],
          nonsigs: [{ value: '00123', text: 'Ohio Tire (00123)' }],
          colleagues: [{ value: 'rita@fleet.example', text: 'Rita Alvarez' }],
        };
      case 'POST create_survey':
        return survey && { status, survey };
      case 'GET {surveyId}/units':
        return survey && { survey, units: inspections };
      case 'GET {surveyId}/units/{unitId}': {
        const inspection = inspections.find(({ unit_id }) => String(unit_id) === params.unitId);
        return survey && inspection && { survey, inspection, unit: unitOf(inspection.unit_id) };
      }
      case 'GET get_mails/{surveyId}':
        return { mails: [] };
      case 'POST summary':
        return (
          survey && {
            survey,
            units: 2,
            colors: { grey: 1, green: 0, yellow: 0, red: 1 },
            open_findings: 0,
            history: [],
          }
        );
      case 'GET get_unit_inspection_images/{id}':
        return { images: [] };
      case 'POST get_removed_tires': {
        const formats = { tread_depth_format: '32nds', distance_format: 'mi' };
        return { ...formats, removed_tires: removed, ...page, total_items: removed.length };
      }
      case 'GET get_removed_tire_info/{id}':
        return { removed_tire: removedTireOf(Number(params.id)) };
      case 'POST get_edit_tire_selects':
        return {
          brands: ['Northvale'],
          product_lines: [],
          tire_sizes: [],
          load_ranges: [],
          retread_brands: ['Bexmark'],
          retread_lines: [],
        };
      default:
        return undefined;
    }
  };
}
