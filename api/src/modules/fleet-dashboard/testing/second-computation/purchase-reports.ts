import type { RawLine } from '../raw-records.ts';
import { centsOf, unitsOf } from './arithmetic.ts';
import type { Computation } from './computation.ts';
import { count, leftBy, money, percent, quotient } from './figures.ts';
import { lines } from './kinds.ts';

const ofKind = (of: readonly RawLine[], kind: RawLine['kind']) =>
  of.filter((line) => line.kind === kind);
const ofCalls = (of: readonly RawLine[], type: RawLine['call_type']) =>
  of.filter((line) => line.call_type === type);
const goods = ['wheel_positions', 'tire_brands', 'tire_product_lines', 'tire_sizes'] as const;
const soldAs = (of: readonly RawLine[]) => of.filter(({ product_id }) => product_id !== null);

type Purchases = Readonly<Record<string, Computation<RawLine>>>;

export const purchaseReports = {
  retread_vs_new: {
    kind: lines,
    filters: goods,
    rows: 'periods',
    main: 'RetreadToNewRatio',
    counts: ({ kind }) => kind === 'new_tire' || kind === 'retread_cap',
    figures({ own }) {
      const [bought, retread] = [
        unitsOf(ofKind(own, 'new_tire')),
        unitsOf(ofKind(own, 'retread_cap')),
      ];
      return {
        New: count(bought),
        Retread: count(retread),
        RetreadToNewRatio: quotient(retread, bought),
      };
    },
    national: ['RetreadToNewRatio'],
  },
  emergency_service: {
    kind: lines,
    filters: ['unit_locations'],
    rows: 'periods',
    main: 'EmergencyPercent',
    counts: () => true,
    figures({ own }) {
      const [emergency, total] = [centsOf(ofCalls(own, 'emergency')), centsOf(own)];
      return {
        TotalCost: money(total),
        EmergencyCost: money(emergency),
        EmergencyPercent: percent(emergency, total),
      };
    },
    national: ['EmergencyPercent'],
  },
  emergency_vs_scheduled: {
    kind: lines,
    filters: ['unit_locations'],
    rows: 'periods',
    main: 'EmergencyPercent',
    counts: ({ call_type }) => call_type === 'emergency' || call_type === 'scheduled',
    figures({ own }) {
      const emergency = centsOf(ofCalls(own, 'emergency'));
      const scheduled = centsOf(ofCalls(own, 'scheduled'));
      const share = percent(emergency, emergency + scheduled);
      return {
        TotalCost: money(emergency + scheduled),
        EmergencyCost: money(emergency),
        EmergencyPercent: share,
        ScheduledCost: money(scheduled),
        ScheduledPercent: leftBy(share),
      };
    },
    national: ['EmergencyPercent', 'ScheduledPercent'],
  },
  repair_and_retread_cost: {
    kind: lines,
    filters: [],
    rows: 'periods',
    main: 'RepairPercent',
    counts: ({ kind }) => kind === 'repair' || kind === 'retread_cap',
    figures({ own }) {
      const [repair, retread] = [
        centsOf(ofKind(own, 'repair')),
        centsOf(ofKind(own, 'retread_cap')),
      ];
      return {
        Repair: money(repair),
        Retread: money(retread),
        RepairPercent: percent(repair, repair + retread),
      };
    },
    national: ['RepairPercent'],
  },
  top_products: {
    kind: lines,
    filters: goods,
    rows: {
      texts: ({ product }) => ({ Product: `${product?.brand} ${product?.line} ${product?.size}` }),
      order: ['Product'],
      rankedBy: ['TotalSpend', 'Quantity'],
      most: 10,
    },
    main: 'TotalSpend',
    counts: ({ product_id }) => product_id !== null,
    figures({ own, total }) {
      const spend = centsOf(soldAs(own));
      return {
        TotalSpend: money(spend),
        Quantity: count(unitsOf(soldAs(own))),
        TotalSpendPercentage: percent(spend, centsOf(soldAs(total))),
      };
    },
    national: ['TotalSpend', 'TotalSpendPercentage'],
  },
} as const satisfies Purchases;
