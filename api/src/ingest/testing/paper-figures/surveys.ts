// The samples and the files of `paper-surveys`, computed by hand. Active units of location 0001 of
// account 0000101: tractors 1001 and 1011, trailers 1002, 1012 and 1013. Pressures are in psi,
// treads in 32nds. The target is 110 psi for steer tires and 102 for drive tires, with a pull depth
// of 6; for trailer tires the defaults apply: 100 psi, 4. S3 is open, and S4, S5 and S8 are
// crossings.

const toledo = { fleet_location_name: 'Toledo Yard', fleet_name: 'Amber Ridge Freight' };

/** The tire inspection report, latest survey first. */
export const inspectionsOnPaper = {
  rows: [
    {
      // 1002: at 1LI a tread of 2 below 4, and duals that differ by 6, more than 4. It is not
      // ready, because lights failed.
      ...toledo,
      survey_date: '2025-05-12',
      kind: 'dealer',
      survey_by: 'Rosa Lind',
      company: 'Bauer Tire',
      total_units: 2,
      total_tires: 4,
      exceptions: 2,
      critical_exceptions: 0,
      units_with_exceptions: 1,
      tractor_units_count: 1,
      tractors_surveyed_percentage: 50,
      trailer_units_count: 1,
      trailers_surveyed_percentage: 33.33,
      trailer_readiness: 0,
      trailers_checked: 1,
      trailers_on_survey: 1,
    },
    {
      // 1002: 78 psi is 78 % (critical), 84 is 84 %, duals differ by 6 psi, more than 5; a tread of
      // 3, duals that differ by 5; and a leaking valve: 6.
      ...toledo,
      survey_date: '2025-03-10',
      kind: 'dealer',
      survey_by: 'Dale Whitcomb',
      company: 'Calder Tire Service',
      total_units: 1,
      total_tires: 4,
      exceptions: 6,
      critical_exceptions: 1,
      units_with_exceptions: 1,
      tractor_units_count: 0,
      tractors_surveyed_percentage: 0,
      trailer_units_count: 1,
      trailers_surveyed_percentage: 33.33,
      trailer_readiness: null,
      trailers_checked: 0,
      trailers_on_survey: 1,
    },
    {
      // 1001: a flat (critical), and duals that differ by 8 psi. 1002: a tread of 3, duals that
      // differ by 5, and river wear. 1012 was inspected, but nothing on it was read. One trailer of
      // two is ready.
      ...toledo,
      survey_date: '2025-03-03',
      kind: 'yard',
      survey_by: 'Iris Vaughn',
      company: 'Amber Ridge Freight',
      total_units: 3,
      total_tires: 7,
      exceptions: 5,
      critical_exceptions: 1,
      units_with_exceptions: 2,
      tractor_units_count: 1,
      tractors_surveyed_percentage: 50,
      trailer_units_count: 2,
      trailers_surveyed_percentage: 66.67,
      trailer_readiness: 50,
      trailers_checked: 2,
      trailers_on_survey: 2,
    },
    {
      // 1001: 90 psi is 82 %, and a missing cap; a flat (critical) with cuts. An inaccessible valve
      // is not an exception.
      ...toledo,
      survey_date: '2025-02-03',
      kind: 'yard',
      survey_by: 'Iris Vaughn',
      company: 'Amber Ridge Freight',
      total_units: 2,
      total_tires: 4,
      exceptions: 4,
      critical_exceptions: 1,
      units_with_exceptions: 1,
      tractor_units_count: 1,
      tractors_surveyed_percentage: 50,
      trailer_units_count: 1,
      trailers_surveyed_percentage: 33.33,
      trailer_readiness: 0,
      trailers_checked: 1,
      trailers_on_survey: 1,
    },
  ],
  // Units 1001, 1002 and 1012, the first two with exceptions. Tires 4 + 4 + 7 + 4, exceptions 2 + 6 + 5 + 4.
  summary: {
    surveys: 4,
    units: 3,
    units_with_exceptions: 2,
    tires: 19,
    exceptions: 17,
    critical_exceptions: 3,
  },
};

/** The dealer report: S7 and S2. Units 1001 and 1002, tires 4 + 4, exceptions 2 + 6. */
export const dealersOnPaper = {
  records_total: 2,
  surveys: 2,
  tires: 8,
  units: 2,
  units_with_exceptions: 1,
  total_of_trucks_surveyed: 1,
  total_of_trailers_surveyed: 1,
  exceptions: 8,
  rows: [
    {
      survey_date: '2025-05-12',
      fleet_location: 'Toledo Yard',
      fleet_name: 'Amber Ridge Freight',
      dealer_location: 'Bauer Tire · 0000007',
      survey_by: 'Rosa Lind',
      total_units: 2,
      total_tires: 4,
      exceptions: 2,
      trailer_readiness: 0,
    },
    {
      survey_date: '2025-03-10',
      dealer_location: 'Calder Tire Service · 0000008',
      survey_by: 'Dale Whitcomb',
      total_units: 1,
      total_tires: 4,
      exceptions: 6,
      trailer_readiness: null,
    },
  ],
};

/**
 * The checkpoint report: S4 and S5 of unit 2001, S8 of unit 1001. Tires 4 + 6 + 10, criticals 2 + 0 + 6, warnings
 * 0 + 0 + 4.
 */
export const crossingsOnPaper = {
  records_total: 3,
  tiles: { total_units: 2, total_tires: 20, critical_exceptions: 8, warning_exceptions: 4 },
};

/**
 * Crossing S8, each pressure reduced by 15 psi. Critical: 75 of 102 at 2LI, a flat at 3LO, 135 of
 * 102 at 3LI; a tread of 1 at 2RO; sides of axle 2 that differ by 17.5 − 3 = 14.5, more than 8;
 * duals of 3L that differ by 7, more than 6. Warnings: 97 of 110 at 1R; a tread of 5 at 2RI; sides
 * of axle 1 that differ by 7; duals of 2L that differ by 5. No exceptions: duals of 2R that differ
 * by 4; sides of axle 3 that differ by 16.5 − 12 = 4.5; 3RI, which was not read.
 */
export const crossingOnPaper = {
  unit_number: '1001',
  fleet_name: 'Amber Ridge Freight',
  fleet_location: 'Toledo Yard',
  unit_date: '2025-02-20',
  unit_time: '07:15',
  license_number: 'ABC 1234',
  total_tires: 10,
  total_tires_read_count: 9,
  critical_exceptions: 6,
  warning_exceptions: 4,
  critical_pressure: 3,
  critical_tread_depth: 1,
  critical_tread_mismatch_axle: 1,
  critical_tread_mismatch_duals: 1,
  warning_pressure: 1,
  warning_tread_depth: 1,
  warning_tread_mismatch_axle: 1,
  warning_tread_mismatch_duals: 1,
};

/** Trailers of S6: 1012 failed because of its tires, 1002 passed. */
export const readinessOnPaper = {
  trailers: 2,
  trailers_on_survey: 2,
  passed: 1,
  failed: 1,
  units: [
    {
      unit_number: '1012',
      passed: false,
      fields: [
        { name: 'tires', selected_value: 'fail', notes: 'Cut to the cord, left rear.' },
        { name: 'brakes', selected_value: 'pass', notes: '' },
      ],
    },
    {
      unit_number: '1002',
      passed: true,
      fields: [
        { name: 'tires', selected_value: 'pass', notes: '' },
        { name: 'lights', selected_value: 'pass', notes: '' },
        { name: 'doors', selected_value: 'not_applicable', notes: '' },
      ],
    },
  ],
};

interface FoundOnPaper {
  readonly check: string;
  readonly severity: string;
  readonly standing: string;
  readonly days_open: number;
}

type TireOnPaper = readonly [
  unit: string,
  position: string,
  psi: number | null,
  thirtySeconds: number | null,
  found: readonly FoundOnPaper[],
];

const now = { standing: 'new', days_open: 0 };
const duals = { check: 'dual_pressure', severity: 'warning', ...now };
const treads = { check: 'tread_mismatch_duals', severity: 'warning', ...now };

/**
 * The tires of S6. The flat at 3LO was already there on February 3, and has been open for 25 days
 * of February and 3 of March. The finding of S1 at 1R is mended; the crossing in between, which
 * also found 1R low, is not a survey of the unit.
 */
export const tiresOnPaper: {
  readonly found_before: number;
  readonly mended: number;
  readonly rows: readonly TireOnPaper[];
} = {
  found_before: 2,
  mended: 1,
  rows: [
    ['1001', '1L', 110, 13, []],
    ['1001', '1R', 110, 17, []],
    ['1001', '2LO', 100, 12, [duals]],
    ['1001', '2LI', 92, 12, [duals]],
    ['1001', '2RO', null, null, []],
    [
      '1001',
      '3LO',
      0,
      12,
      [{ check: 'pressure', severity: 'critical', standing: 'still_open', days_open: 28 }],
    ],
    ['1002', '1LO', 100, 8, [treads]],
    ['1002', '1LI', 100, 3, [{ check: 'tread_depth', severity: 'warning', ...now }, treads]],
  ],
};

/** The finding of S1 that S6 no longer found, in psi: 90 of 110 at 1R, for 28 days. */
export const mendedOnPaper = {
  unit_number: '1001',
  check: 'pressure',
  severity: 'warning',
  axle_number: 1,
  side: 'right',
  slot: 'single',
  measured: 90,
  limit: 110,
  found_on: '2025-02-03',
  found_first: '2025-02-03',
  days_open: 28,
};
