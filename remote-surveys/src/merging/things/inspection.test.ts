import type { InspectionSaving } from '@portal/contract/fleet-surveys';
import { axleMapOf, inspectionOf } from '../../testing/rows.ts';
import { bodyOf, clashesOf, refusedWrite } from '../testing.ts';
import { judge } from '../verdict/judge.ts';
import { writes } from '../verdict/writes.ts';

describe('a unit as a whole', () => {
  const before = axleMapOf(inspectionOf(1, { mileage: 1000 }));
  const call = 'POST fleet_survey/update_unit_inspection';
  const read = writes[call]?.rowIn(before, {});
  const body: InspectionSaving = {
    unit_inspection_id: 101,
    revision: 1,
    mileage: 1200,
    confirmed: ['meter_ahead'],
    checklist: [{ item: 'mud_flaps', answer: 'fail', notes: 'left' }],
    torque_format: 'lbft',
    torque_checks: [
      { axle_number: 1, side: 'left', fasteners: 'm22', measured: 470, stated: null },
    ],
  };
  const judgedOn = (own: Partial<typeof before>) =>
    judge(refusedWrite('update_unit_inspection', body, read), {
      ...before,
      inspection: inspectionOf(1, { mileage: 1000, revision: 2 }),
      ...own,
    });

  it('takes over a remark of somebody else, of whom it says nothing', () => {
    const inspection = inspectionOf(1, { mileage: 1000, revision: 2, comments: 'Bent rim' });
    const verdict = judgedOn({ inspection });
    expect(verdict).toMatchObject({ kind: 'merged', theirs: ['comments'] });
    expect(bodyOf(verdict)).toEqual({ ...body, revision: 2 });
  });

  it('asks about a meter, an item and a wheel end that two have filled in', () => {
    const [first, ...others] = before.wheel_ends;
    if (!first) throw new Error();
    const verdict = judgedOn({
      inspection: inspectionOf(1, { mileage: 1250, revision: 2 }),
      checklist: [{ item: 'mud_flaps', answer: 'pass', notes: '' }],
      wheel_ends: [{ ...first, measured: 300, result: 'low' }, ...others],
    });
    const clashes = ['mileage', 'checklist.mud_flaps', 'torque_checks.1.left'];
    expect(clashesOf(verdict)).toEqual(clashes);
    if (verdict.kind !== 'clash') throw new Error();
    const theirs = Object.fromEntries(clashes.map((field) => [field, 'theirs' as const]));
    // Confirmations of the author's own meter are dropped with it.
    expect(verdict.nextWith(theirs).body).toEqual({
      unit_inspection_id: 101,
      revision: 2,
      mileage: 1250,
      checklist: [{ item: 'mud_flaps', answer: 'pass', notes: '' }],
      torque_format: 'lbft',
      torque_checks: [
        { axle_number: 1, side: 'left', fasteners: 'm22', measured: 300, stated: null },
      ],
    });
  });
});
