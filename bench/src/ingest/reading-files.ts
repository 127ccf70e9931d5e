import { accounts, code, dayOf, nonsig, numbers } from './places.ts';
import type { Content } from './write-files.ts';

/** Units per account: tractors with ten tires, all read in each of its surveys. */
const unitsOfEach = 20;
const positions = ['1L', '1R', '2LO', '2LI', '2RI', '2RO', '3LO', '3LI', '3RI', '3RO'] as const;
const readingsOfSurvey = unitsOfEach * positions.length;

const unit = (account: number, index: number) => `${account}-${index}`;
const unitsOf = (account: number) => numbers(unitsOfEach).map((index) => unit(account, index));

/**
 * Returns the survey files for a portal that already has its accounts and products. The readings,
 * in the given number, come last; they refer to known tires and are checked against specs.
 */
export function readingFiles(readings: number): Content[] {
  const surveys = numbers(Math.ceil(readings / readingsOfSurvey));
  const places = numbers(accounts).flatMap((account) =>
    unitsOf(account).flatMap((number) =>
      positions.map((position) => ({ account, number, position })),
    ),
  );
  return [
    {
      kind: 'units',
      header:
        'account,unit_number,location,type,configuration,vocation,owner,meter,is_active,vin,dot,license_plate,license_plate_state,license_plate_country,manufacturer,model,year',
      rows: numbers(accounts).flatMap((account) =>
        unitsOf(account).map(
          (number) => `${nonsig(1, account)},${number},${code(0)},tractor,6x4,,,,yes,,,,,,,,`,
        ),
      ),
    },
    {
      kind: 'tires',
      header:
        'account,tire_number,product_brand,product_line,product_size,product_load_range,tin,caps,original_tread_mm',
      rows: places.map(
        ({ account }, n) => `${nonsig(1, account)},T${n},Brand 0,Line 0,11R22.5,G,,0,18`,
      ),
    },
    {
      kind: 'mounts',
      header:
        'account,mount_number,unit_number,position,tire_number,caps,started_on,odometer_on_km,ended_on',
      rows: places.map(
        ({ account, number, position }, n) =>
          `${nonsig(1, account)},M${n},${number},${position},T${n},0,2023-06-01,,`,
      ),
    },
    {
      kind: 'specs',
      header:
        'account,location,role,valid_from,target_pressure_kpa,pull_depth_mm,casing_age_years,most_repairs,most_caps,m22_torque_nm,stud_20mm_torque_nm',
      rows: numbers(accounts).flatMap((account) =>
        ['steer', 'drive'].map(
          (role) => `${nonsig(1, account)},,${role},2023-06-01,690,4.7625,,,,,`,
        ),
      ),
    },
    {
      kind: 'surveys',
      header:
        'account,survey_number,location,kind,survey_date,surveyor,dealer,comments,finished_at,units',
      rows: surveys.map((survey) => {
        const account = survey % accounts;
        const day = dayOfSurvey(survey);
        const units = unitsOf(account).join(';');
        return `${nonsig(1, account)},S${survey},${code(0)},yard,${day},Benchmark,,,${day}T22:00:00Z,${units}`;
      }),
    },
    {
      kind: 'readings',
      header:
        'account,survey_number,unit_number,position,state,pressure_kpa,treads_mm,valve,conditions,resolution,comments',
      rows: readingRows(readings),
    },
  ];
}

/** Surveys of an account are four weeks apart. */
const dayOfSurvey = (survey: number) => dayOf(Math.floor(survey / accounts) * 28);

function* readingRows(readings: number): Generator<string> {
  for (let n = 0; n < readings; n += 1) {
    const survey = Math.floor(n / readingsOfSurvey);
    const account = survey % accounts;
    const number = unit(account, Math.floor(n / positions.length) % unitsOfEach);
    const position = positions[n % positions.length];
    // A tenth of the pressures are low, and treads wear from survey to survey, some down to the
    // pull depth.
    const pressure = n % 10 === 0 ? 560 : 670 + (n % 40);
    const tread = Math.max(4, 17 - 0.5 * Math.floor(survey / accounts) - (n % 7) / 10);
    yield `${nonsig(1, account)},S${survey},${number},${position},read,${pressure},${tread.toFixed(2)},ok,,,`;
  }
}
