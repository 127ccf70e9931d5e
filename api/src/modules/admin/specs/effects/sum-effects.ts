import type { SpecEffect, SpecEffects } from '@portal/contract/admin';
import type { JudgedTire } from './judge-twice.ts';

const none = () => ({ green: 0, yellow: 0, red: 0, grey: 0 });

/** Tires by color before and after, and the same by yard. */
export function sumEffects(
  tires: readonly JudgedTire[],
): Pick<SpecEffects, 'before' | 'after' | 'yards'> {
  const [before, after] = [none(), none()];
  const yards = new Map<number | null, SpecEffect>();
  for (const tire of tires) {
    const { location_id, location_code: code, location_name: name } = tire;
    const yard = yards.get(location_id) ?? {
      location_id,
      code,
      name,
      before: none(),
      after: none(),
      changed: 0,
    };
    const changed = yard.changed + (tire.before === tire.after ? 0 : 1);
    yards.set(location_id, { ...yard, changed });
    for (const sums of [before, yard.before]) sums[tire.before] += 1;
    for (const sums of [after, yard.after]) sums[tire.after] += 1;
  }
  const inOrder = [...yards.values()].sort(
    (one, other) => other.changed - one.changed || one.name.localeCompare(other.name, 'en'),
  );
  return { before, after, yards: inOrder };
}
