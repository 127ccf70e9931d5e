import type { ConditionRequest } from '@portal/contract/analysis-reports';
import { unitTypes, vocations } from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { readConditionRecords } from './conditions.ts';

/** Removes inputs of the figures from some tires. */
export async function clearTireInputs({ kysely }: Pick<Database, 'kysely'>) {
  const some = (nth: number) => sql<boolean>`tire_id % 7 = ${nth}`;
  await kysely.updateTable('tire_lives').set({ price: null }).where(some(1)).execute();
  await kysely.updateTable('tire_lives').set({ casing_value: null }).where(some(2)).execute();
  await kysely
    .updateTable('tire_lives')
    .set({ original_tread_mm: null, price: null })
    .where(sql<boolean>`tire_id % 31 = 3`)
    .execute();
  await kysely
    .updateTable('tire_lives')
    .set({ original_tread_mm: 1 })
    .where(sql<boolean>`tire_id % 37 = 4`)
    .execute();
  await kysely
    .updateTable('readings')
    .set({ treads_mm: [] })
    .where(sql<boolean>`id % 41 = 1`)
    .execute();
}

export type Scope = ConditionRequest & { readonly date_from: string; readonly date_to: string };

export const everything: Scope = {
  account_ids: [],
  date_from: '2024-07-02',
  date_to: '2025-07-01',
};

type Records = Pick<
  Awaited<ReturnType<typeof readConditionRecords>>,
  'accounts' | 'locations' | 'dealers'
>;

/** Generates selections of every kind. */
export const selections = (records: Records): fc.Arbitrary<Scope> => {
  const rarely = <Value>(value: fc.Arbitrary<Value>) =>
    fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, { arbitrary: value, weight: 1 });
  const some = <Value>(values: readonly Value[], maxLength: number) =>
    rarely(fc.uniqueArray(fc.constantFrom(...values), { maxLength }));
  const rare = (values: readonly string[]) => rarely(fc.constantFrom(...values));
  return fc
    .record({
      account_ids: fc.oneof(
        fc.constant([]),
        fc.uniqueArray(fc.constantFrom(...records.accounts.map(({ id }) => id)), {
          minLength: 1,
          maxLength: 12,
        }),
      ),
      date_from: fc.constantFrom('2022-06-01', '2024-07-02', '2025-01-15', '2025-06-20'),
      date_to: fc.constantFrom('2024-07-01', '2025-03-31', '2025-07-01'),
      country: rare(['US', 'CA']),
      state: rare([...new Set(records.locations.map(({ state }) => state))]),
      nonsig: rare(records.dealers.map(({ nonsig }) => nonsig)),
      unit_types: some(unitTypes, 2),
      vocations: some(vocations, 5),
    })
    .map((scope) => JSON.parse(JSON.stringify(scope)) as Scope);
};
