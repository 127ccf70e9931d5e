import type { Database } from '../../../db/database.ts';

/** Gives a few removals of the demo data missing or impossible values. */
export async function distortRemovals({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const odd = await kysely
    .selectFrom('removals as r')
    .innerJoin('mounts as m', 'm.id', 'r.mount_id')
    .select(['r.id', 'm.tire_id', 'm.caps', 'm.unit_id', 'm.id as mount_id'])
    .where('r.destination', 'in', ['scrap', 'retread'])
    .where('m.caps', '=', 0)
    .orderBy('r.id')
    .limit(10)
    .execute();
  const at = (place: number) => {
    const row = odd[place];
    if (!row) throw new Error('The demo data has more removals.');
    return row;
  };
  const life = (place: number, values: object) =>
    kysely
      .updateTable('tire_lives')
      .set(values)
      .where('tire_id', '=', at(place).tire_id)
      .where('caps', '=', at(place).caps)
      .execute();
  const removal = (place: number, values: object) =>
    kysely.updateTable('removals').set(values).where('id', '=', at(place).id).execute();
  await removal(0, { tread_mm: null });
  await life(1, { original_tread_mm: null });
  await life(2, { original_tread_mm: 3 });
  await removal(3, { tread_mm: 60 });
  await life(4, { price: 30, casing_value: 60 });
  await kysely
    .updateTable('mounts')
    .set({ axle_number: 9 })
    .where('id', '=', at(5).mount_id)
    .execute();
  await kysely
    .insertInto('removal_conditions')
    .values(['cut', 'river'].map((condition) => ({ removal_id: at(6).id, condition })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await removal(7, { tread_mm: 0 });
  await kysely
    .updateTable('tires')
    .set({ made_on: '2026-01-05' })
    .where('id', '=', at(8).tire_id)
    .execute();
}
