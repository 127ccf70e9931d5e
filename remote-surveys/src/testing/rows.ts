import type {
  Inspection,
  LocationRow,
  SurveyLocation,
  SurveyRow,
  Unit,
} from '@portal/contract/fleet-surveys';

/** A plain yard, unless fields of its own are given. */
export const locationRow = (id: number, own: Partial<LocationRow> = {}): LocationRow => ({
  location_id: id,
  code: String(id).padStart(4, '0'),
  name: `Yard ${id}`,
  account: '0766830',
  account_name: 'Lakeshore Freight Systems',
  account_type: 3,
  address: '1 Dock Street',
  city: 'Akron',
  state: 'OH',
  postal_code: '44301',
  country: 'US',
  units: 2,
  last_survey_date: '2026-02-01',
  ...own,
});

export const surveyRow = (id: number, own: Partial<SurveyRow> = {}): SurveyRow => ({
  survey_id: id,
  revision: 1,
  location_id: 1,
  kind: 'yard',
  state: 'open',
  survey_date: '2026-03-04',
  surveyor: 'Uma Serrano',
  nonsig: null,
  comments: '',
  units: 2,
  inspected_units: 1,
  finished_at: null,
  ...own,
});

export const yardOf = (id: number, own: Partial<SurveyLocation> = {}): SurveyLocation => ({
  ...locationRow(id),
  customer_number: null,
  latitude: null,
  longitude: null,
  location_group: null,
  location_region: null,
  units_by_type: [{ type: 'tractor', units: 4, surveyed_units: 3 }],
  longest_not_surveyed: [
    { unit_id: 11, unit_number: '1001', type: 'tractor', last_survey_date: null },
  ],
  open_surveys: [surveyRow(5)],
  ...own,
});

export const unitOf = (id: number, own: Partial<Unit> = {}): Unit => ({
  unit_id: id,
  revision: 3,
  account: '0766830',
  location_id: 1,
  location_code: '0001',
  unit_number: String(990 + id),
  type: 'tractor',
  configuration: '6x4',
  vin: null,
  dot: null,
  license_plate: null,
  license_plate_state: null,
  license_plate_country: null,
  vocation: 'regional',
  manufacturer: 'Norland',
  model: null,
  year: 2020,
  owner: null,
  meter: 'odometer',
  is_active: true,
  is_tires_exist: false,
  last_survey_date: null,
  ...own,
});

export const inspectionOf = (id: number, own: Partial<Inspection> = {}): Inspection => ({
  unit_inspection_id: 100 + id,
  revision: 1,
  unit_id: id,
  unit_number: String(990 + id),
  type: 'tractor',
  configuration: '6x4',
  state: 'waiting',
  color: 'grey',
  mileage: null,
  hours: null,
  comments: '',
  ...own,
});
