import { type Unit, unitsList } from '@portal/contract/fleet-surveys';

/** Signs of a number, a VIN and a plate that are typed before somebody chooses. */
const signs = 4;
const firstPage = { page_number: 1, page_size: 20 };

/** A page of units in every order, and by every choice of every filter. */
export function unitSelections(): object[] {
  const orders = Object.values(unitsList.sorts).flatMap((order_by) =>
    [false, true].map((is_sort_desc) => ({ order_by, is_sort_desc })),
  );
  const choices = Object.entries(unitsList.filters).flatMap(([name, filter]) =>
    'values' in filter ? filter.values.map((value) => ({ [name]: value })) : [],
  );
  return [...orders, ...choices].map((said) => ({ ...firstPage, ...said }));
}

/** What is in the field while the number, the VIN and the plate of a unit are typed. */
export const typedOf = ({ unit_number, vin, license_plate }: Unit): string[] =>
  [unit_number, vin, license_plate].flatMap((text) =>
    text === null ? [] : Array.from({ length: signs }, (_, sign) => text.slice(0, sign + 1)),
  );
