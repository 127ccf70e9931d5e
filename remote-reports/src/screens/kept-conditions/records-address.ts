import {
  type ConditionCheck,
  type ConditionLoss,
  type ConditionSeverity,
  type ConditionTireGroup,
  type ConditionUnitGroup,
  conditionTireGroups,
  conditionUnitGroups,
} from '@portal/contract/analysis-reports';

const shown = { key: 'show', tires: 'tires', exceptions: 'exceptions', units: 'units' } as const;
const group = { by: 'of', key: 'group' } as const;
const location = 'location';

/** Reads which records of a report the address shows; null for the figures. */
export function recordsIn(params: URLSearchParams): 'tires' | 'exceptions' | 'units' | null {
  const text = params.get(shown.key);
  return [shown.tires, shown.exceptions, shown.units].find((each) => each === text) ?? null;
}

function groupAmong<Group extends string>(params: URLSearchParams, groups: readonly Group[]) {
  const by = groups.find((each) => each === params.get(group.by));
  const key = params.get(group.key);
  return by !== undefined && key !== null ? { by, key } : null;
}

/** Reads the group whose tires the address shows; null for all. */
export const tireGroupIn = (params: URLSearchParams) => groupAmong(params, conditionTireGroups);

/** Reads the group whose units the address shows; null for all. */
export const unitGroupIn = (params: URLSearchParams) => groupAmong(params, conditionUnitGroups);

/** Reads the location whose exceptions the address shows; null for all. */
export function locationIn(params: URLSearchParams): number | null {
  const text = params.get(location) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The address of the report's figures. */
export const figuresAt = '?';

/** Returns the address of the tires of a group, or of those at risk. */
export const tiresAt = (by: ConditionTireGroup | null, key: string, loss?: ConditionLoss): string =>
  `?${new URLSearchParams({
    [shown.key]: shown.tires,
    ...(by && { [group.by]: by, [group.key]: key }),
    ...(loss && { loss }),
  })}`;

interface UnitsOf {
  readonly by?: ConditionUnitGroup;
  readonly key?: string | number;
  /** Only units with exceptions. */
  readonly state?: 'failing';
  readonly check?: ConditionCheck;
}

/** Returns the address of the units behind a count. */
export const unitsAt = ({ by, key, state, check }: UnitsOf): string =>
  `?${new URLSearchParams({
    [shown.key]: shown.units,
    ...(by && key !== undefined && { [group.by]: by, [group.key]: String(key) }),
    ...(state && { state }),
    ...(check && { check }),
  })}`;

interface ExceptionsOf {
  readonly check?: ConditionCheck;
  readonly severity?: ConditionSeverity;
  readonly location?: number;
}

/** Returns the address of the exceptions behind a count. */
export const exceptionsAt = ({ check, severity, location: place }: ExceptionsOf): string =>
  `?${new URLSearchParams({
    [shown.key]: shown.exceptions,
    ...(check && { check }),
    ...(severity && { severity }),
    ...(place !== undefined && { [location]: String(place) }),
  })}`;
