import type { UnitsTable } from '../schema/surveys.ts';
import type { AccountKind } from './account-kinds.ts';

type Type = UnitsTable['type'];

/** A fictional manufacturer of units; the VIN prefix belongs to no real one. */
interface Make {
  readonly name: string;
  readonly maker: string;
  readonly models: readonly string[];
}

export const makes: Record<Type, readonly Make[]> = {
  tractor: [
    { name: 'Harrowgate', maker: '1ZH', models: ['HG 600', 'HG 680 Sleeper', 'HG Day Cab'] },
    { name: 'Norland', maker: '4ZN', models: ['Meridian', 'Meridian XL'] },
    { name: 'Castellan', maker: '3ZC', models: ['C7', 'C9', 'C9 Vocational'] },
    { name: 'Pinecrest', maker: '2ZP', models: ['Summit 113', 'Summit 126'] },
  ],
  trailer: [
    { name: 'Wayline', maker: '1ZW', models: ['Dry Van 53', 'Dry Van 28', 'Reefer 53'] },
    { name: 'Sturdivan', maker: '5ZS', models: ['Flatbed 48', 'Curtainside 53'] },
    { name: 'Boxmere', maker: '2ZB', models: ['Plate Van', 'Container Chassis 40'] },
  ],
  dolly: [{ name: 'Sturdivan', maker: '5ZS', models: ['Converter A', 'Converter C'] }],
  misc: [
    { name: 'Coachmere', maker: '1ZK', models: ['City 40', 'School 72', 'Tour 45'] },
    { name: 'Pinecrest', maker: '2ZP', models: ['Utility 4', 'Refuse 20'] },
  ],
};

/** The configurations of units, with their weights. */
export const configurationOdds: Record<Type, readonly (readonly [string, number])[]> = {
  tractor: [
    ['6x4', 62],
    ['6x4_wide', 9],
    ['4x2', 16],
    ['6x2', 7],
    ['6x2_wide', 2],
    ['8x4_lift', 3],
    ['8x4_twin_steer', 1],
  ],
  trailer: [
    ['trailer_tandem', 66],
    ['trailer_tandem_wide', 7],
    ['trailer_spread', 11],
    ['trailer_spread_wide', 2],
    ['trailer_single', 8],
    ['trailer_tri', 5],
    ['trailer_quad', 1],
  ],
  dolly: [
    ['dolly_single', 85],
    ['dolly_tandem', 15],
  ],
  misc: [
    ['bus_4x2', 34],
    ['coach_6x2', 8],
    ['4x2', 36],
    ['6x4', 22],
  ],
};

/** A vocation of an account's units, with the kilometers per year of a power unit. */
interface VocationProfile {
  readonly vocation: string;
  readonly odds: number;
  readonly yearlyKm: number;
}

const carrier: readonly VocationProfile[] = [
  { vocation: 'long_haul', odds: 34, yearlyKm: 177_000 },
  { vocation: 'regional', odds: 28, yearlyKm: 120_700 },
  { vocation: 'pickup_delivery', odds: 14, yearlyKm: 48_300 },
  { vocation: 'ltl', odds: 12, yearlyKm: 104_600 },
  { vocation: 'mixed_service', odds: 5, yearlyKm: 56_300 },
  { vocation: 'tanker', odds: 4, yearlyKm: 112_700 },
  { vocation: 'logging', odds: 3, yearlyKm: 64_400 },
];
const city: readonly VocationProfile[] = [
  { vocation: 'municipal', odds: 30, yearlyKm: 24_100 },
  { vocation: 'transit_bus', odds: 24, yearlyKm: 56_300 },
  { vocation: 'school_bus', odds: 20, yearlyKm: 19_300 },
  { vocation: 'utility', odds: 14, yearlyKm: 24_100 },
  { vocation: 'waste', odds: 12, yearlyKm: 32_200 },
];
const lessor: readonly VocationProfile[] = [
  { vocation: 'lease_rental', odds: 1, yearlyKm: 88_500 },
];

/** The vocations of units in accounts of a kind. */
export const workOf = (kind: AccountKind): readonly VocationProfile[] =>
  kind === 'government' ? city : kind === 'leasing' ? lessor : carrier;

/** The companies that rent units to accounts. */
export const lessors = ['Fairmead Truck Leasing', 'Lantern Trailer Rental', 'Old Ferry Leasing'];
