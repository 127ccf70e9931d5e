import type { FindingRow, StockedTire } from '@portal/contract/fleet-surveys';

const tires = new Map<number, StockedTire>();
const findings = new Map<number, FindingRow>();

/**
 * Remembers tires in stock and findings that were shown, so that the result of a write can be
 * predicted.
 */
export function noteRows(answer: unknown): void {
  const { stock, findings: found }: Partial<Record<'stock' | 'findings', unknown>> = {
    ...(answer as object),
  };
  if (Array.isArray(stock)) for (const tire of stock) tires.set(tire.tire_id, tire);
  // Findings of a unit's map have no ids.
  if (Array.isArray(found))
    for (const row of found) if ('finding_id' in row) findings.set(row.finding_id, row);
}

/** Forgets everything, because another user has signed in. */
export function forgetRows(): void {
  tires.clear();
  findings.clear();
}

export const knownStock = (ids: readonly number[]): StockedTire[] =>
  ids.flatMap((id) => tires.get(id) ?? []);

export const knownFinding = (id: number): FindingRow | null => findings.get(id) ?? null;
