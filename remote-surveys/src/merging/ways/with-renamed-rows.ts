import type { Entry, NewEntry } from '@portal/platform/offline';

type Name = number | string;

/** New names of renamed rows, by kind and old name. */
export interface NewRowNames {
  readonly survey?: ReadonlyMap<string, Name>;
  readonly unit?: ReadonlyMap<string, Name>;
  readonly inspection?: ReadonlyMap<string, Name>;
}

/** Fields that name rows, with the kind of row. */
const kinds: Readonly<Record<string, keyof NewRowNames>> = {
  survey_id: 'survey',
  surveys: 'survey',
  unit_id: 'unit',
  units: 'unit',
  unit_inspection_id: 'inspection',
  unitInspectionId: 'inspection',
};

/** The call options of an entry, with rows renamed. */
export function withRenamedRows(
  { options }: Pick<Entry, 'options'>,
  names: NewRowNames,
): NewEntry['options'] {
  const named = (value: unknown, kind: keyof NewRowNames | undefined): unknown => {
    if (Array.isArray(value)) return value.map((each) => named(each, kind));
    if (typeof value === 'object' && value !== null) return inside(value);
    return (kind && names[kind]?.get(String(value))) ?? value;
  };
  const inside = (value: object): object =>
    Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, named(inner, kinds[field])]),
    );
  const { params, ...others } = options;
  return {
    ...inside(others),
    // Names in a path are strings.
    ...(params !== undefined && { params: textsIn(inside(Object(params))) }),
  };
}

const textsIn = (params: object): object =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
