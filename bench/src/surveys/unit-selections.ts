import { removedTiresList, type Unit, unitsList } from '@portal/contract/fleet-surveys';
import type { ListDefinition } from '@portal/contract/wire';

/** Number of characters of a unit number, VIN or license plate typed before a choice is made. */
const signs = 4;
const firstPage = { page_number: 1, page_size: 20 };

/** Returns requests for a page of a list in every order, and with every choice of every filter. */
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

/**
 * Returns the requests for removed tires, also with a keyword, by brand, by date, and for a late
 * page.
 */
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

/**
 * Returns the field's text after each character while the number, VIN and license plate of a unit
 * are typed.
 */
export const typedPrefixesOf = ({ unit_number, vin, license_plate }: Unit): string[] =>
  [unit_number, vin, license_plate].flatMap((text) =>
    text === null ? [] : Array.from({ length: signs }, (_, sign) => text.slice(0, sign + 1)),
  );
