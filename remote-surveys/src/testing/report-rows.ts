import type { UnitImage } from '@portal/contract/fleet-surveys';
import type {
  DealerReport,
  ImagesPage,
  MendedFindings,
  SurveyDetail,
  SurveyDetailRow,
  SurveyExceptions,
  SurveyReportRow,
  SurveyReportSummary,
  TrailerReadiness,
} from '@portal/contract/inspection-surveys';

/** A finished survey in the report. */
export const reportRow = (
  survey_id: number,
  more: Partial<SurveyReportRow> = {},
): SurveyReportRow => ({
  survey_id,
  kind: 'yard',
  location_id: 1,
  location_code: '0001',
  account: '0766830',
  fleet_location_name: 'Yard 1',
  survey_date: '2026-03-04',
  company: 'Northern Hauling',
  fleet_name: 'Northern Hauling',
  survey_by: 'Uma Serrano',
  total_tires: 120,
  total_units: 12,
  exceptions: 9,
  critical_exceptions: 3,
  units_with_exceptions: 5,
  trailer_units_count: 8,
  tractor_units_count: 4,
  tractors_surveyed_percentage: 80,
  trailers_surveyed_percentage: 66.67,
  trailer_readiness: 62.5,
  trailers_checked: 8,
  trailers_on_survey: 10,
  ...more,
});

export const reportSummary: SurveyReportSummary = {
  surveys: 2,
  units: 20,
  units_with_exceptions: 7,
  tires: 212,
  exceptions: 14,
  critical_exceptions: 4,
};

const found: Omit<SurveyExceptions['rows'][number], 'exception_id' | 'check'> = {
  survey_id: 5,
  survey_date: '2026-03-04',
  fleet_name: 'Northern Hauling',
  fleet_location: 'Yard 1',
  unit_id: 12,
  unit_number: '5312',
  axle_number: 1,
  side: 'left',
  slot: 'single',
  severity: null,
  measured: null,
  limit: null,
  spec_source: null,
  spec_valid_from: null,
  standing: null,
  found_first: null,
  days_open: null,
  wear_conditions: [],
  valve: null,
};

/** A failed check of a tire, and a flag. */
export const surveyExceptions: SurveyExceptions = {
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  rows: [
    {
      ...found,
      exception_id: 'finding-9',
      check: 'pressure',
      severity: 'critical',
      measured: 79,
      limit: 100,
      spec_source: 'location',
      spec_valid_from: '2025-01-02',
      standing: 'still_open',
      found_first: '2026-02-02',
      days_open: 30,
    },
    { ...found, exception_id: 'wear-4', check: 'wear', wear_conditions: ['cut', 'cupping'] },
    { ...found, exception_id: 'valve-4', check: 'valve', valve: 'leaking' },
  ],
  page_number: 1,
  page_size: 20,
  total_items: 3,
};

const mendedOnce = {
  unit_id: 12,
  unit_number: '5312',
  axle_number: 2,
  side: 'left',
  slot: 'outer',
  found_on: '2026-02-04',
  found_first: '2026-01-04',
  days_open: 59,
} as const;

/** Mended findings, last found by a finished survey and by one that is still open. */
export const mendedFindings: MendedFindings = {
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  rows: [
    {
      ...mendedOnce,
      finding_id: 3,
      check: 'pressure',
      severity: 'critical',
      measured: 79,
      limit: 100,
      spec_source: 'default',
      spec_valid_from: null,
      found_in: 4,
    },
    {
      ...mendedOnce,
      finding_id: 4,
      side: null,
      slot: null,
      check: 'tread_mismatch_axle',
      severity: 'warning',
      measured: 5,
      limit: 4,
      spec_source: null,
      spec_valid_from: null,
      found_in: null,
    },
  ],
  page_number: 1,
  page_size: 20,
  total_items: 2,
};

/** Two trailers of a survey; one failed. */
export const readiness: TrailerReadiness = {
  survey_id: 5,
  survey_date: '2026-03-04',
  survey_by: 'Uma Serrano',
  fleet_name: 'Northern Hauling',
  fleet_location_name: 'Yard 1',
  trailers: 2,
  trailers_on_survey: 3,
  passed: 1,
  failed: 1,
  units: [
    {
      unit_id: 12,
      unit_number: '5312',
      passed: false,
      fields: [
        { name: 'tires', selected_value: 'pass', notes: '' },
        { name: 'lights', selected_value: 'fail', notes: 'Missing on the left.' },
        { name: 'inflation_system', selected_value: 'not_applicable', notes: '' },
      ],
    },
    {
      unit_id: 13,
      unit_number: '5313',
      passed: true,
      fields: [{ name: 'tires', selected_value: 'pass', notes: '' }],
    },
  ],
};

export const imagesPage = (images: readonly UnitImage[]): ImagesPage => ({
  survey_date: '2026-03-04',
  fleet_name: 'Northern Hauling',
  fleet_location_name: 'Yard 1',
  unit_id: 12,
  unit_number: '5312',
  images: [...images],
  page_number: 1,
  page_size: 24,
  total_items: images.length,
});

/** A tire of survey 5. */
const detailRow = (reading_id: number, more: Partial<SurveyDetailRow> = {}): SurveyDetailRow => ({
  reading_id,
  unit_inspection_id: 101,
  unit_id: 12,
  unit_number: '5312',
  axle_and_tire_position: '2LO',
  axle_number: 2,
  side: 'left',
  slot: 'outer',
  role: 'drive',
  is_lifted: false,
  state: 'read',
  pressure: 79,
  tread_depth: 11,
  color: 'red',
  findings: [
    {
      finding_id: 1,
      check: 'pressure',
      severity: 'critical',
      axle_number: 2,
      side: 'left',
      slot: 'outer',
      measured: 79,
      limit: 100,
      spec_source: 'account',
      spec_valid_from: '2025-01-02',
      standing: 'still_open',
      found_first: '2026-02-02',
      days_open: 30,
    },
  ],
  wear_conditions: ['cupping'],
  valve: 'missing_cap',
  tire_id: 77,
  brand: 'Northvale',
  product_line: 'NO-D10',
  tire_size: '295/75R22.5',
  images: 2,
  resolutions: 'inflated',
  comments: '',
  ...more,
});

/** Results of survey 5 for two tires. */
export const surveyDetail: SurveyDetail = {
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  survey: reportRow(5),
  brands: ['Northvale'],
  places: ['1L', '1R', '2LO'],
  found_before: 5,
  mended: 4,
  rows: [
    detailRow(1),
    detailRow(2, {
      axle_and_tire_position: '1L',
      axle_number: 1,
      slot: 'single',
      role: 'steer',
      state: 'not_read',
      pressure: null,
      tread_depth: null,
      color: 'grey',
      findings: [],
      wear_conditions: [],
      valve: null,
      images: 0,
      resolutions: null,
    }),
  ],
  page_number: 1,
  page_size: 20,
  total_items: 2,
};

/** One survey made by a dealer. */
export const dealerReport: DealerReport = {
  rows: [
    {
      survey_id: 5,
      fleet_location: 'Yard 1',
      survey_date: '2026-03-04',
      survey_by: 'Ben Ostrander',
      fleet_name: 'Northern Hauling',
      dealer_location: 'Bauer Tire · 007',
      total_tires: 120,
      total_units: 12,
      exceptions: 9,
      trailer_readiness: 50,
      trailers_checked: 2,
      trailers_on_survey: 8,
    },
  ],
  page_number: 1,
  page_size: 20,
  total_items: 1,
  records_total: 1,
  surveys: 1,
  tires: 120,
  units: 12,
  units_with_exceptions: 5,
  total_of_trucks_surveyed: 4,
  total_of_trailers_surveyed: 8,
  exceptions: 9,
};
