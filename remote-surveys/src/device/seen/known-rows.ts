import type { FindingRow, StockedTire } from '@portal/contract/fleet-surveys';

const tires = new Map<number, StockedTire>();
const findings = new Map<number, FindingRow>();

/** Remembers tires in stock and findings that were shown, so that a write can say what it makes of them. */
export function noteRows(answer: unknown): void {
  const { stock, findings: found }: Partial<Record<'stock' | 'findings', unknown>> = {
    ...(answer as object),
  };
  if (Array.isArray(stock)) for (const tire of stock) tires.set(tire.tire_id, tire);
  // Those of a unit's map have no ids.
  if (Array.isArray(found))
    for (const row of found) if ('finding_id' in row) findings.set(row.finding_id, row);
}

/** Forgets all of it: somebody else works here. */
export function forgetRows(): void {
  tires.clear();
  findings.clear();
}

export const stockAtHand = (ids: readonly number[]): StockedTire[] =>
  ids.flatMap((id) => tires.get(id) ?? []);

export const findingAtHand = (id: number): FindingRow | null => findings.get(id) ?? null;
