import { unitOf } from '../../testing/rows.ts';
import { bodyOf, clashesOf, refusedWrite, unitSavingOf } from '../testing.ts';
import { judge } from '../verdict/judge.ts';

describe('a unit', () => {
  const unit = unitOf(1, { license_plate: 'AB 1', license_plate_country: 'US' });
  const judgedOn = (own: object, now: object) =>
    judge(refusedWrite('save_unit', unitSavingOf(unit, own), unit), {
      ...unit,
      revision: 4,
      ...now,
    });

  it('merges fields, and a plate only as a whole', () => {
    const merged = judgedOn({ model: 'N9' }, { year: 2021 });
    expect(bodyOf(merged)).toMatchObject({ model: 'N9', year: 2021, revision: 4 });
    expect(clashesOf(judgedOn({ license_plate: 'ab 2' }, { license_plate_state: 'OH' }))).toEqual([
      'plate',
    ]);
    expect(clashesOf(judgedOn({ license_plate: ' ab  1 ' }, { license_plate_state: 'OH' }))).toBe(
      'merged',
    );
  });

  it.each([
    ['mine', 1],
    ['theirs', 7],
  ] as const)(
    'asks where it is to stand once somebody else has moved it: %s',
    (side, location_id) => {
      const verdict = judgedOn({ model: 'N9' }, { location_id: 7 });
      expect(clashesOf(verdict)).toEqual(['location_id']);
      if (verdict.kind !== 'clash') throw new Error();
      expect(verdict.nextWith({ location_id: side }).body).toMatchObject({
        location_id,
        model: 'N9',
      });
    },
  );

  it('knows where tires go only for its own choice of axles', () => {
    const tires = { distance_format: 'mi', tread_depth_format: '32nds', places: [] };
    const kept = judgedOn({ configuration: '4x2', tires }, { year: 2021 });
    expect(bodyOf(kept)).toHaveProperty('tires');
    const lost = judgedOn({ tires }, { configuration: '6x2' });
    expect(bodyOf(lost)).not.toHaveProperty('tires');
  });
});
