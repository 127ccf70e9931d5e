import {
  type AxleConfiguration,
  type AxleMap,
  axleConfigurations,
  type FindingRow,
  type Inspection,
  type LocationRow,
  positionLabel,
  positionsOf,
  type SurveyLocation,
  type SurveyRow,
  sides,
  type Unit,
  type UnitImage,
  type Wheel,
} from '@portal/contract/fleet-surveys';

type Reading = NonNullable<Wheel['reading']>;

/** A plain location, unless overridden. */
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
  open_findings: { warnings: 0, criticals: 0 },
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

/** A finding on an underinflated tire, without an outcome, unless overridden. */
export const findingOf = (id: number, own: Partial<FindingRow> = {}): FindingRow => ({
  finding_id: id,
  revision: 1,
  survey_id: 5,
  survey_date: '2026-03-04',
  surveyor: 'Uma Serrano',
  unit_id: 1,
  unit_number: '991',
  check: 'pressure',
  severity: 'critical',
  axle_number: 2,
  side: 'left',
  slot: 'outer',
  measured: 79,
  limit: 100,
  measure: 'psi',
  noted: null,
  outcome: null,
  is_settled_on_site: false,
  closed_at: null,
  closed_by: null,
  comments: '',
  replacement: null,
  ...own,
});

/** A tire of a map without a reading, unless overridden. */
const wheelOf = (
  axle_number: number,
  side: Wheel['side'],
  slot: Wheel['slot'],
  own: Partial<Wheel> = {},
): Wheel => ({
  axle_number,
  side,
  slot,
  position: positionLabel({ axle: axle_number, side, slot }),
  tire: null,
  reading: null,
  previous: null,
  target_pressure: 100,
  pull_depth: 6,
  legal_depth: axle_number === 1 ? 4 : 2,
  color: 'grey',
  pressure_color: 'grey',
  tread_depth_color: 'grey',
  ...own,
});

type MountedTire = NonNullable<Wheel['tire']>;

/** A drive tire that was never capped, unless overridden. */
export const tireOf = (tire_id: number, own: Partial<MountedTire> = {}): MountedTire => ({
  tire_id,
  revision: 1,
  brand: 'Northvale',
  product_line: 'NO-D10',
  tire_size: '11R22.5',
  load_range: 'G',
  retread: null,
  caps: 0,
  tin: '3KA41024',
  original_tread_depth: 26,
  mounted_on: '2025-01-10',
  ...own,
});

/** A reading of 98 psi and 14/32 in, unless overridden. */
export const readingOf = (own: Partial<Reading> = {}): Reading => ({
  revision: 1,
  state: 'read',
  pressure: 98,
  tread_depths: [14],
  tread_depth: 14,
  is_taken_over: false,
  valve: null,
  resolution: null,
  wear_conditions: [],
  comments: '',
  confirmed: [],
  ...own,
});

/** A unit of a survey with its axles. */
export function axleMapOf(
  inspection: Inspection,
  wheels: Readonly<Record<string, Partial<Wheel>>> = {},
  own: Partial<AxleMap> = {},
): AxleMap {
  const { axles }: AxleConfiguration = axleConfigurations[inspection.configuration];
  const places = positionsOf(axleConfigurations[inspection.configuration]);
  return {
    pressure_format: 'psi',
    tread_depth_format: '32nds',
    survey: surveyRow(5),
    inspection,
    axles: axles.map(({ role }, index) => {
      const side = (name: Wheel['side']) => ({
        wheels: places
          .filter((place) => place.axle === index + 1 && place.side === name)
          .map((place) => wheelOf(place.axle, name, place.slot, wheels[positionLabel(place)])),
        mismatch: null,
        mismatch_color: 'grey' as const,
      });
      return {
        axle_number: index + 1,
        role,
        is_lift_axle: role === 'lift',
        is_lifted: false,
        mismatch: null,
        mismatch_axle_color: 'grey' as const,
        left_side: side('left'),
        right_side: side('right'),
      };
    }),
    findings: [],
    tire_changes: [],
    checklist: [],
    torque_format: 'lbft',
    wheel_ends: axles.flatMap((_, index) =>
      sides.map((side) => ({
        axle_number: index + 1,
        side,
        fasteners: 'm22' as const,
        least: 450,
        most: 500,
        measured: null,
        result: null,
        mounted_on: null,
        retorque: null,
      })),
    ),
    ...own,
  };
}

/** A photo of the unit without marks, unless overridden. */
export const photoOf = (storage_id: string, own: Partial<UnitImage> = {}): UnitImage => ({
  storage_id,
  unit_inspection_id: 101,
  revision: 1,
  place: null,
  tire_id: null,
  width: 1200,
  height: 900,
  address: `fleet_survey/get_image/${storage_id}?size=large`,
  thumbnail_address: `fleet_survey/get_image/${storage_id}?size=small`,
  layer: [],
  taken_by: 'Uma Serrano',
  taken_at: '2026-01-05T12:00:00.000Z',
  ...own,
});
