import type { Entry, NewEntry } from '@portal/platform/offline';

type Name = number | string;

/** Rows that have other names by now, by what they are: the old name, and the new one. */
export interface Names {
  readonly survey?: ReadonlyMap<string, Name>;
  readonly unit?: ReadonlyMap<string, Name>;
  readonly inspection?: ReadonlyMap<string, Name>;
}

/** Fields that name rows, and what they name. */
const kinds: Readonly<Record<string, keyof Names>> = {
  survey_id: 'survey',
  surveys: 'survey',
  unit_id: 'unit',
  units: 'unit',
  unit_inspection_id: 'inspection',
  unitInspectionId: 'inspection',
};

/** What an entry is sent with, with other names of rows in it. */
export function renamed({ options }: Pick<Entry, 'options'>, names: Names): NewEntry['options'] {
  const named = (value: unknown, kind: keyof Names | undefined): unknown => {
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
    // Names in an address are texts.
    ...(params !== undefined && { params: textsIn(inside(Object(params))) }),
  };
}

const textsIn = (params: object): object =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
