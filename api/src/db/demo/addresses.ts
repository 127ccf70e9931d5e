import type { City } from './cities.ts';
import type { Random } from './random.ts';

const streets = [
  'Airport Rd',
  'Beltway Dr',
  'Canal St',
  'Commerce Pkwy',
  'County Road 12',
  'Depot Ave',
  'Distribution Blvd',
  'Enterprise Way',
  'Foundry St',
  'Freight Terminal Rd',
  'Gateway Blvd',
  'Grain Elevator Rd',
  'Highway 41',
  'Industrial Pkwy',
  'Interchange Dr',
  'Junction Rd',
  'Logistics Ln',
  'Mill Creek Rd',
  'Old Post Rd',
  'Quarry Rd',
  'Rail Yard Ave',
  'River Rd',
  'Route 9',
  'Stockyard Rd',
  'Terminal Way',
  'Truck Stop Rd',
  'Warehouse Row',
  'Yard Ln',
];

export interface Address {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: 'US' | 'CA';
}

export function addressIn(city: City, random: Random): Address {
  return {
    address: `${random.integer(1, 98) * 100 + random.integer(1, 99)} ${random.pick(streets)}`,
    city: city.name,
    state: city.state.code,
    postal_code: postalCode(city, random),
    country: city.state.country,
  };
}

function postalCode({ postal, state }: City, random: Random): string {
  if (state.country === 'US') return postal + String(random.integer(1, 99)).padStart(2, '0');
  return `${postal} ${random.integer(1, 9)}${random.pick([...'ABCEGHJKLMNPRSTVWXYZ'])}${random.integer(1, 9)}`;
}
