import type {
  ConditionExceptionsRequest,
  ConditionLoss,
  ConditionTiresRequest,
  ConditionUnitGroup,
  ConditionUnitsRequest,
} from '@portal/contract/analysis-reports';
import type { LossShares } from '../../../settings.ts';
import type { StoredConditions } from './stored-conditions.ts';

type TiresOf = Pick<ConditionTiresRequest, 'group_by' | 'group_key' | 'loss'>;

const lossField = { at_risk: 'tires', counted: 'counted', left_out: 'left_out' } as const;

/**
 * Returns the number of tires in a group or at risk, as the saved copy shows it; null if it does
 * not.
 */
export function savedTireCount(report: StoredConditions, asked: TiresOf): number | null {
  const { group_by, group_key, loss } = asked;
  const { FleetConditionalData: data, PotentialLossData: losses } = report;
  const tiresOf = (groups: readonly { readonly key: string; readonly tires: number }[] = []) =>
    groups.find(({ key }) => key === group_key)?.tires ?? null;
  if (group_by === undefined || group_key === undefined)
    return loss === undefined
      ? (report.StatisticData?.tires_read ?? null)
      : (losses?.[lossField[loss]] ?? null);
  if (group_by === 'causes') return savedCountOfCause(losses?.causes, group_key, loss);
  if (group_by === 'left_out_reasons')
    return loss === 'counted' ? null : tiresOf(losses?.left_out_reasons);
  if (group_by === 'price_sources')
    return loss === 'counted' ? tiresOf(losses?.price_sources) : null;
  if (loss !== undefined) return null;
  if (group_by !== 'locations') return tiresOf(data?.[group_by]);
  const { rows = [] } = report.AccountTireReportsData ?? {};
  return rows.find(({ location_id }) => String(location_id) === group_key)?.tires ?? null;
}

type Causes = NonNullable<StoredConditions['PotentialLossData']>['causes'];

function savedCountOfCause(
  causes: Causes = [],
  cause: string,
  loss: ConditionLoss | undefined,
): number | null {
  const row = causes.find(({ key }) => key === cause);
  if (!row) return null;
  if (loss === 'left_out') return row.tires - row.counted;
  return loss === 'counted' ? row.counted : row.tires;
}

/** Returns the loss shares that a report was made with; null if it contains no losses. */
export function savedLossShares({
  PotentialLossData: losses,
}: StoredConditions): LossShares | null {
  if (!losses) return null;
  const shares = losses.causes.map(({ key, tread_share, casing_share }) => [
    key,
    { tread: tread_share / 100, casing: casing_share / 100 },
  ]);
  // A report contains every cause.
  return Object.fromEntries(shares) as LossShares;
}

type ExceptionsOf = Pick<ConditionExceptionsRequest, 'check' | 'severity' | 'location_id'>;

/** Returns the number of exceptions as the saved copy shows it; null if it does not. */
export function savedExceptionCount(report: StoredConditions, asked: ExceptionsOf): number | null {
  const { check, severity, location_id } = asked;
  const { StatisticData: all, AccountTireReportsData: places } = report;
  if (location_id !== undefined) {
    const row = places?.rows.find((each) => each.location_id === location_id);
    if (!row || check !== undefined) return null;
    if (severity === undefined) return row.exceptions;
    return severity === 'critical' ? row.critical : null;
  }
  if (!all) return null;
  const counts = check === undefined ? all : all.checks.find((row) => row.check === check);
  if (!counts) return 0;
  if (severity !== 'flagged') return counts[severity ?? 'exceptions'];
  return counts.exceptions - counts.critical - counts.warning;
}

type UnitsOf = Pick<ConditionUnitsRequest, 'group_by' | 'group_key' | 'state' | 'check'>;

/** A report's counts for a group of units. */
interface CountedUnits {
  readonly units: number;
  readonly units_with_exceptions?: number;
}

/** Returns the number of units as the saved copy shows it; null if it does not. */
export function savedUnitCount(report: StoredConditions, asked: UnitsOf): number | null {
  const { group_by, group_key, state, check } = asked;
  const { StatisticData: all } = report;
  if (check !== undefined) {
    if (group_by !== undefined || state === 'passing') return null;
    return all?.checks.find((row) => row.check === check)?.units ?? null;
  }
  const group: CountedUnits | null | undefined =
    group_by === undefined ? all : groupOfUnits(report, group_by, group_key);
  if (!group) return null;
  if (state === undefined) return group.units;
  const { units, units_with_exceptions: failing } = group;
  if (failing === undefined) return null;
  return state === 'failing' ? failing : units - failing;
}

function groupOfUnits(
  report: StoredConditions,
  by: ConditionUnitGroup,
  key: string | undefined,
): CountedUnits | undefined {
  const isAsked = (id: number) => String(id) === key;
  switch (by) {
    case 'accounts':
      return report.AccountData?.rows.find(({ account_id }) => isAsked(account_id));
    case 'locations':
      return report.AccountTireReportsData?.rows.find(({ location_id }) => isAsked(location_id));
    case 'surveys':
      return report.SurveyData?.rows.find(({ survey_id }) => isAsked(survey_id));
    case 'owners':
      return report.OwnerData?.rows.find(({ group_key }) => group_key === key);
    default:
      return report.UnitsData?.[by].find((group) => group.key === key);
  }
}
