import type { TireDetails } from '@portal/contract/fleet-surveys';
import { axleMapOf, inspectionOf, tireOf } from '../../testing/rows.ts';
import { bodyOf, clashesOf, refusedWrite } from '../testing.ts';
import { judge } from '../verdict/judge.ts';

const retreads = [{ brand: 'Bexmark', line: 'BDR 120' }];
const tire = tireOf(21, { tin: null });
const body: TireDetails = {
  survey_id: 5,
  unit_id: 1,
  axle_number: 2,
  side: 'left',
  slot: 'outer',
  revision: 1,
  brand: 'Northvale',
  product_line: 'NO-D10',
  tire_size: '11R22.5',
  load_range: 'G',
  caps: 0,
  retread_brand: null,
  retread_line: null,
  tin: ' 3KA41024 ',
};
const judgedOn = (now: Partial<typeof tire>, own: Partial<TireDetails> = {}) =>
  judge(refusedWrite('update_tire_details', { ...body, ...own }, { tire }), {
    retreads,
    map: axleMapOf(inspectionOf(1), { '2LO': { tire: { ...tire, revision: 2, ...now } } }),
  });

it('keeps a TIN and a cap that two have said of one tire', () => {
  expect(bodyOf(judgedOn({ caps: 1, retread: 'Bexmark BDR 120' }))).toMatchObject({
    revision: 2,
    tin: '3KA41024',
    caps: 1,
    retread_brand: 'Bexmark',
    retread_line: 'BDR 120',
  });
});

it('asks about a line only together with its brand', () => {
  const other = { brand: 'Norland', product_line: 'N1' };
  expect(clashesOf(judgedOn(other, { product_line: 'NO-D12' }))).toEqual(['product']);
});

it('is of the tire that was seen', () => {
  expect(judgedOn({ tire_id: 22 })).toEqual({ kind: 'whole', reason: 'tire_replaced' });
});
