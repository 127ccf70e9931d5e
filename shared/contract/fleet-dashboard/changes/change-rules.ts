import type { ChangeRule } from '../../reports/changes/change-rule.ts';
import type { ReportType } from '../reports/reports.ts';

/** Kinds of spend in the chosen records from which the money at stake is computed. */
export const changeSpends = ['emergency', 'plant', 'new_tires', 'caps'] as const;
export type ChangeSpend = (typeof changeSpends)[number];

/** The names of the rules, one per kind of finding. */
export const changeRuleNames = [
  'emergency_location_fleet',
  'emergency_location_previous',
  'emergency_total_previous',
  'roll_time_dealer_fleet',
  'roll_time_dealer_previous',
  'roll_time_total_previous',
  'turnaround_dealer_fleet',
  'turnaround_dealer_previous',
  'turnaround_total_previous',
  'rejects_brand_fleet',
  'rejects_brand_previous',
  'rejects_total_previous',
] as const;
export type ChangeRuleName = (typeof changeRuleNames)[number];

type DashboardRule = ChangeRule<ReportType, ChangeRuleName, ChangeSpend>;

const emergency = {
  report: 'emergency_service',
  column: 'EmergencyPercent',
  noise: 'counts',
  // A single stock delivery can cost as much as ten calls, so the number of calls decides whether
  // emergencies have increased.
  evidence: {
    report: 'calls_by_month',
    figure: { part: 'emergency_calls', whole: 'calls', scale: 'percent' },
    least: 15,
  },
  money: { kind: 'excess' },
} as const;

const rollTime = {
  report: 'avg_roll_time',
  column: 'AvgRollTime',
  noise: 'means',
  money: { kind: 'longer', spend: 'emergency' },
} as const;

const turnaround = {
  report: 'turnaround_time',
  column: 'AverageDays',
  noise: 'means',
  money: { kind: 'longer', spend: 'plant' },
} as const;

const rejects = {
  report: 'reject_tire_rate',
  column: 'RejectRatePercentage',
  noise: 'counts',
  money: { kind: 'replaced', bought: 'new_tires', saved: 'caps' },
} as const;

const minutes = (count: number) => count * 60;

/** The rules by which the dashboard reports a change. */
export const changeRules: readonly DashboardRule[] = [
  {
    name: 'emergency_location_fleet',
    ...emergency,
    rows: 'location',
    against: 'fleet',
    told: 'worse',
    least: { records: 30, days: 10, apart: 10, ratio: 1.4 },
  },
  {
    name: 'emergency_location_previous',
    ...emergency,
    rows: 'location',
    against: 'previous',
    told: 'any',
    least: { records: 30, days: 10, apart: 10, ratio: 1.3 },
  },
  {
    name: 'emergency_total_previous',
    ...emergency,
    rows: 'total',
    against: 'previous',
    told: 'any',
    least: { records: 50, days: 20, apart: 5, ratio: 1.15 },
  },
  {
    name: 'roll_time_dealer_fleet',
    ...rollTime,
    rows: 'dealer',
    against: 'fleet',
    told: 'worse',
    least: { records: 12, days: 10, apart: minutes(30), ratio: 1.25 },
  },
  {
    name: 'roll_time_dealer_previous',
    ...rollTime,
    rows: 'dealer',
    against: 'previous',
    told: 'any',
    least: { records: 12, days: 10, apart: minutes(30), ratio: 1.25 },
  },
  {
    name: 'roll_time_total_previous',
    ...rollTime,
    rows: 'total',
    against: 'previous',
    told: 'any',
    least: { records: 30, days: 20, apart: minutes(15), ratio: 1.15 },
  },
  {
    name: 'turnaround_dealer_fleet',
    ...turnaround,
    rows: 'dealer',
    against: 'fleet',
    told: 'worse',
    least: { records: 12, days: 10, apart: 2, ratio: 1.25 },
  },
  {
    name: 'turnaround_dealer_previous',
    ...turnaround,
    rows: 'dealer',
    against: 'previous',
    told: 'any',
    least: { records: 12, days: 10, apart: 2, ratio: 1.25 },
  },
  {
    name: 'turnaround_total_previous',
    ...turnaround,
    rows: 'total',
    against: 'previous',
    told: 'any',
    least: { records: 30, days: 20, apart: 1, ratio: 1.15 },
  },
  {
    name: 'rejects_brand_fleet',
    ...rejects,
    rows: 'row',
    against: 'fleet',
    told: 'worse',
    least: { records: 20, days: 10, apart: 8, ratio: 1.4 },
  },
  {
    name: 'rejects_brand_previous',
    ...rejects,
    rows: 'row',
    against: 'previous',
    told: 'any',
    least: { records: 20, days: 10, apart: 8, ratio: 1.4 },
  },
  {
    name: 'rejects_total_previous',
    ...rejects,
    rows: 'total',
    against: 'previous',
    told: 'any',
    least: { records: 50, days: 20, apart: 4, ratio: 1.2 },
  },
];
