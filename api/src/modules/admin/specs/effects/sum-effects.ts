import type { SpecEffect, SpecEffects } from '@portal/contract/admin';
import type { JudgedTire } from './judge-twice.ts';
import type { MountedUnit } from './mounted-tires.ts';

const none = () => ({ green: 0, yellow: 0, red: 0, grey: 0 });

const noEffect = ({ location_id, location_code, location_name }: MountedUnit): SpecEffect => ({
  location_id,
  code: location_code,
  name: location_name,
  before: none(),
  after: none(),
  changed: 0,
});

/** Counts tires by color before and after, in total and by yard. */
export function sumEffects(
  tires: readonly JudgedTire[],
): Pick<SpecEffects, 'before' | 'after' | 'yards'> {
  const [before, after] = [none(), none()];
  const yards = new Map<number | null, SpecEffect>();
  for (const tire of tires) {
    const yard = yards.get(tire.unit.location_id) ?? noEffect(tire.unit);
    yards.set(tire.unit.location_id, yard);
    if (tire.before !== tire.after) yard.changed += 1;
    for (const sums of [before, yard.before]) sums[tire.before] += 1;
    for (const sums of [after, yard.after]) sums[tire.after] += 1;
  }
  const inOrder = [...yards.values()].sort(
    (one, other) => other.changed - one.changed || one.name.localeCompare(other.name, 'en'),
  );
  return { before, after, yards: inOrder };
}
