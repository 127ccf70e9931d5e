import { removedTiresList, type Unit, unitsList } from '@portal/contract/fleet-surveys';
import type { ListDefinition } from '@portal/contract/wire';

/** Signs of a number, a VIN and a plate that are typed before somebody chooses. */
const signs = 4;
const firstPage = { page_number: 1, page_size: 20 };

/** A page of a list in every order, and by every choice of every filter. */
export function selectionsOf({ sorts, filters }: ListDefinition): object[] {
  const orders = Object.values(sorts).flatMap((order_by) =>
    [false, true].map((is_sort_desc) => ({ order_by, is_sort_desc })),
  );
  const choices = Object.entries(filters).flatMap(([name, filter]) => {
    const values = Array.isArray(filter.values) ? filter.values : [];
    return values.map((value: string) => ({ [filter.field ?? name]: value }));
  });
  return [...orders, ...choices].map((said) => ({ ...firstPage, ...said }));
}

export const unitSelections = (): object[] => selectionsOf(unitsList);

/** Those of removed tires, also by a keyword, by brand, by day, and far back. */
export const removalSelections = (): object[] => [
  ...selectionsOf(removedTiresList),
  ...[
    { keyword: 'bald' },
    { keyword: '295/75' },
    { brand: 'Northvale' },
    { unit_number: '1' },
    { date_from: '2020-01-01', date_to: '2025-12-31' },
    { page_number: 100 },
  ].map((said) => ({ ...firstPage, ...said })),
];

/** What is in the field while the number, the VIN and the plate of a unit are typed. */
export const typedOf = ({ unit_number, vin, license_plate }: Unit): string[] =>
  [unit_number, vin, license_plate].flatMap((text) =>
    text === null ? [] : Array.from({ length: signs }, (_, sign) => text.slice(0, sign + 1)),
  );
