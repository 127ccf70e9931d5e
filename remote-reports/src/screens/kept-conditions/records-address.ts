import {
  type ConditionCheck,
  type ConditionLoss,
  type ConditionSeverity,
  type ConditionTireGroup,
  conditionTireGroups,
} from '@portal/contract/analysis-reports';

const shown = { key: 'show', tires: 'tires', exceptions: 'exceptions' } as const;
const group = { by: 'of', key: 'group' } as const;
const location = 'location';

/** Which records of a report the address shows; null for its figures. */
export function recordsIn(params: URLSearchParams): 'tires' | 'exceptions' | null {
  const text = params.get(shown.key);
  return text === shown.tires || text === shown.exceptions ? text : null;
}

/** The group whose tires the address shows; null for all. */
export function groupIn(
  params: URLSearchParams,
): { readonly by: ConditionTireGroup; readonly key: string } | null {
  const by = conditionTireGroups.find((each) => each === params.get(group.by));
  const key = params.get(group.key);
  return by !== undefined && key !== null ? { by, key } : null;
}

/** The location whose exceptions the address shows; null for all. */
export function locationIn(params: URLSearchParams): number | null {
  const text = params.get(location) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The address of the figures of the report. */
export const figuresAt = '?';

/** The address of the tires of a group, or of those at risk. */
export const tiresAt = (by: ConditionTireGroup | null, key: string, loss?: ConditionLoss): string =>
  `?${new URLSearchParams({
    [shown.key]: shown.tires,
    ...(by && { [group.by]: by, [group.key]: key }),
    ...(loss && { loss }),
  })}`;

interface ExceptionsOf {
  readonly check?: ConditionCheck;
  readonly severity?: ConditionSeverity;
  readonly location?: number;
}

/** The address of the exceptions behind a count. */
export const exceptionsAt = ({ check, severity, location: place }: ExceptionsOf): string =>
  `?${new URLSearchParams({
    [shown.key]: shown.exceptions,
    ...(check && { check }),
    ...(severity && { severity }),
    ...(place !== undefined && { [location]: String(place) }),
  })}`;
