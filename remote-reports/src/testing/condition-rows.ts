import {
  type ConditionReport,
  conditionParts,
  conditionTreadBands,
  type KeptReport,
  pressureBands,
} from '@portal/contract/analysis-reports';
import { type Respond, refusal } from '@portal/platform/testing/shell';
import { conditionExceptions, conditionTires, conditionUnits } from './condition-records.ts';
import { savedCopyNamed } from './saved-copy-rows.ts';

const head = { fleet_name: 'Harbor Freightways', units: 2, tires: 20 };
const tires = (key: string, count: number) => ({ key, tires: count, share: count * 5 });

/** A report with all parts, each with a few rows. */
export const conditionReport: ConditionReport = {
  tread_depth_format: '32nds',
  pressure_format: 'psi',
  date_from: '2025-03-05',
  date_to: '2026-03-04',
  parts: [...conditionParts],
  CoverPage: head,
  ReportName: 'Spring check',
  Comment: 'Before the tires are ordered.',
  GraphPageHeader: head,
  StatisticData: {
    accounts: 1,
    locations: 1,
    surveys: 1,
    units: 2,
    units_with_exceptions: 1,
    units_share: 50,
    tires_expected: 22,
    tires_read: 20,
    tires_not_read: 2,
    exceptions: 5,
    critical: 2,
    warning: 1,
    flagged: 2,
    checks: [
      { check: 'pressure', critical: 2, warning: 1, exceptions: 3, units: 1, units_share: 50 },
      { check: 'wear', critical: 0, warning: 0, exceptions: 2, units: 1, units_share: 50 },
    ],
  },
  MultipleGraphs: [
    { graph: 'pressure_bands', bars: pressureBands.map((key, at) => ({ key, value: at })) },
    { graph: 'wear', bars: [{ key: 'cupping', value: 10 }] },
  ],
  FleetConditionalData: {
    pressure_bands: pressureBands.map((key, at) => tires(key, at * 2)),
    tread_bands: conditionTreadBands.map((key) => tires(key, key === '10' ? 20 : 0)),
    tire_types: [tires('new', 12), tires('retread', 8)],
    brands: [tires('Northway', 15), tires('Unknown', 5)],
    sizes: [tires('295/75R22.5', 20)],
    valves: [tires('ok', 20)],
    positions: [{ ...tires('drive', 20), key: 'drive', tread_read: 20, mean_tread: 11.5 }],
    wear: [{ key: 'cupping', tires: 2, per_hundred: 10 }],
  },
  PotentialLossData: {
    loss: 321.5,
    tires: 4,
    counted: 3,
    left_out: 1,
    causes: [
      {
        key: 'pressure_critical',
        tires: 2,
        counted: 2,
        loss: 221.5,
        tread_share: 25,
        casing_share: 30,
      },
      { key: 'irregular_wear', tires: 2, counted: 1, loss: 100, tread_share: 15, casing_share: 0 },
    ],
    left_out_reasons: [{ key: 'no_price', tires: 1 }],
    price_sources: [{ key: 'account', tires: 3 }],
  },
  AccountTireReportsData: {
    rows: [
      {
        account_id: 3,
        fleet_name: 'Harbor Freightways',
        location_id: 7,
        fleet_location: 'Akron yard',
        units: 2,
        units_with_exceptions: 1,
        units_share: 50,
        tires: 20,
        exceptions: 5,
        critical: 2,
        mean_tread: 11.5,
        underinflated: 3,
        underinflated_share: 15,
        loss: 321.5,
      },
    ],
    total_items: 1600,
  },
  AccountData: {
    rows: [
      {
        account_id: 3,
        account: '0003',
        fleet_name: 'Harbor Freightways',
        account_type: 3,
        country: 'US',
        locations: 1,
        units: 2,
        tires: 20,
      },
    ],
    total_items: 1,
  },
  OwnerData: {
    rows: [
      {
        group_key: '3-8',
        owner_name: 'Lakeside Leasing',
        kind: 'owner',
        units: 2,
        share: 100,
        tires: 20,
      },
    ],
    total_items: 1,
  },
  SurveyData: {
    rows: [
      {
        survey_id: 41,
        survey_date: '2026-02-11',
        kind: 'yard',
        fleet_name: 'Harbor Freightways',
        fleet_location: 'Akron yard',
        survey_by: 'Sam Rivers',
        dealer_location: null,
        units: 2,
        tires: 20,
        exceptions: 5,
      },
    ],
    total_items: 1,
  },
  UnitsData: {
    types: [{ key: 'tractor', units: 2, share: 100, units_with_exceptions: 1, tires: 20 }],
    vocations: [{ key: 'Unknown', units: 2, share: 100, units_with_exceptions: 1, tires: 20 }],
    configurations: [{ key: '6x4', units: 2, share: 100, units_with_exceptions: 1, tires: 20 }],
  },
  SpecInformationData: {
    rows: [
      {
        fleet_name: 'Harbor Freightways',
        fleet_location: null,
        position: 'drive',
        valid_from: '2024-01-01',
        target_pressure: 100,
        pull_depth: 6,
        tires: 20,
      },
    ],
    total_items: 1,
  },
  ImagesData: [
    {
      storage_id: 'f3a1c9e2-0000-4000-8000-000000000001',
      survey_id: 41,
      unit_id: 9,
      unit_number: '1001',
      wheel: '2LO',
      tire_id: 5,
      fleet_location: 'Akron yard',
      inspected_on: '2026-02-11',
      severity: 'critical',
      width: 400,
      height: 300,
      address: 'fleet_survey/get_image/1?size=large',
      thumbnail_address: 'fleet_survey/get_image/1?size=small',
      layer: [],
      taken_by: 'Sam Rivers',
      taken_at: '2026-02-11T12:00:00.000Z',
    },
  ],
};

export const keptConditions: KeptReport = savedCopyNamed('Spring check', 4, {
  report_type: '0',
  subject_name: 'Harbor Freightways',
});

/** A fake server that has one saved copy and makes others. */
export const conditionServer: Respond = (name, { body }) => {
  const [, call] = name.split('fleet_conditions/');
  if (call === 'get_reports') return { reports: [keptConditions] };
  if (call === 'get_selects')
    return {
      countries: ['CA', 'US'],
      states: [{ country: 'US', state: 'OH' }],
      fleets: {
        national_global_account_names: [],
        canadian_national_global_account_names: [],
        government_account_names: [],
      },
      vocations: [],
      unit_types: [],
      dealers: [{ nonsig: '0777', name: 'Akron Tire', city: 'Akron', state: 'OH' }],
      dealers_ctsc: [],
      is_show_unknown: true,
      is_show_localbook: true,
      is_show_goverment: true,
      is_show_preferred_fleet: true,
      verified_account: null,
      is_accounts_verification_failed: false,
    };
  if (call === 'get_report')
    return Reflect.get(body as object, 'id') === keptConditions.id
      ? { ...conditionReport, kept: keptConditions, request: { account_ids: [3] } }
      : refusal('unknown_value', 'id');
  if (call === 'get_tires') return conditionTires;
  if (call === 'get_exceptions') return conditionExceptions;
  if (call === 'get_units') return conditionUnits;
  if (call === 'generate_reports')
    return savedCopyNamed(String(Reflect.get(body as object, 'name')), 9, {
      report_type: '0',
      state: 'waiting',
      done: 0,
      date_made: null,
    });
  return undefined;
};
