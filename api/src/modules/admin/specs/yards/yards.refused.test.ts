import { add, canton, get, remove, save, testYardsApi, type YardsApi, yards } from './testing.ts';

let api: YardsApi;
beforeAll(async () => {
  api = await testYardsApi();
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

describe('bad input', () => {
  test.each([
    ['a code that the fleet has', { code: '0002', is_confirmed: true }, 'unique', 'code'],
    ['that code in another case', { code: ' 0002', is_confirmed: true }, 'unique', 'code'],
    ['a foreign account', { account: '9999' }, 'unknown_value', 'account'],
    ['a code of blanks', { code: '   ' }, 'invalid', 'code'],
    ['a code of 41 letters', { code: 'x'.repeat(41) }, 'invalid', 'code'],
    ['a name of 201 letters', { name: 'x'.repeat(201) }, 'invalid', 'name'],
    ['an empty name', { name: '' }, 'invalid', 'name'],
    ['no city', { city: ' ' }, 'invalid', 'city'],
    ['an address with line breaks', { address: '1 Main St\nBcc: all' }, 'invalid', 'address'],
    ['a country that there is not', { country: 'XX', state: '' }, 'invalid', 'country'],
    ['a state that the country has not', { state: 'ON' }, 'invalid', 'state'],
    ['no state where there are some', { state: '' }, 'invalid', 'state'],
    ['a state in words', { state: 'Ohio' }, 'invalid', 'state'],
    ['one coordinate alone', { longitude: null }, 'invalid', 'longitude'],
    ['a place off the globe', { latitude: 91 }, 'invalid', 'latitude'],
    ['a latitude in words', { latitude: '7,5' }, 'invalid', 'latitude'],
    ['an empty group', { location_group: ' ' }, 'invalid', 'location_group'],
    ['a region of 81 letters', { location_region: 'x'.repeat(81) }, 'invalid', 'location_region'],
    [
      'a customer number of 41 letters',
      { customer_number: '1'.repeat(41) },
      'invalid',
      'customer_number',
    ],
    ['a dealer of another account', { dealer: '008' }, 'unknown_value', 'dealer'],
    ['a dealer that there is not', { dealer: '404' }, 'unknown_value', 'dealer'],
  ])('%s is refused, and nothing is written', async (_, said, code, path) => {
    const before = await api.written();
    const expected = { status: 400, body: { code, path } };
    expect(await api.as('anna', add, { ...canton, ...said })).toMatchObject(expected);
    const place = { location_id: yards.akron, revision: 1, is_closed: false };
    expect(await api.as('anna', save, { ...canton, ...place, ...said })).toMatchObject(expected);
    expect(await api.written()).toBe(before);
  });

  test('the yard of another account answers as one that there is not', async () => {
    const before = await api.written();
    for (const location_id of [yards.foreign, 999_999]) {
      const named = { account: '0042', location_id, revision: 1 };
      const expected = { status: 400, body: { code: 'unknown_value', path: 'location_id' } };
      expect(await api.as('anna', get, named)).toMatchObject(expected);
      expect(await api.as('anna', save, { ...canton, ...named, is_closed: false })).toMatchObject(
        expected,
      );
      expect(await api.as('anna', remove, named)).toMatchObject(expected);
    }
    expect(await api.written()).toBe(before);
  });

  test('a name that a sheet would compute is a name', async () => {
    const id = await api.addCanton({ name: '=cmd' });
    expect((await api.read(id)).location.name).toBe('=cmd');
  });
});

describe('who may', () => {
  test.each([
    ['anna', 200, 200],
    ['sam', 200, 200],
    ['gyr', 200, 200],
    ['dora', 200, 401],
    ['wim', 200, 401],
    ['uma', 401, 401],
    ['nobody', 401, 401],
  ] as const)('%s: change a yard %d, close it and name the head office %d', async (...row) => {
    const [person, changing, whole] = row;
    await api.save({ location_id: yards.boise }, { most_caps: 2 });
    const answers = [
      await api.as(person, add, canton),
      await api.change(yards.akron, { name: 'Akron North' }, person),
    ];
    expect(answers.map(({ status }) => status)).toEqual([changing, changing]);
    const before = await api.written();
    const first = await api.change(yards.boise, { is_head_office: true }, person);
    expect(first.status).toBe(whole);
    if (whole === 401) expect(await api.written()).toBe(before);
    const closing = await api.change(
      yards.boise,
      { is_head_office: false, is_closed: true },
      person,
    );
    expect(closing.status).toBe(whole);
    const { revision } = (await api.read(yards.boise)).location;
    const named = { account: '0042', location_id: yards.boise, revision };
    expect((await api.as(person, remove, named)).status).toBe(whole);
  });

  test('a dealer neither sees nor takes away another dealer', async () => {
    const { kysely } = api.database;
    await kysely
      .insertInto('dealers')
      .values({
        address: '',
        city: 'Akron',
        state: 'OH',
        postal_code: '',
        country: 'US',
        nonsig: '009',
        name: 'Rival Tire',
        common_owner: null,
        is_ctsc: false,
        is_retreader: false,
        id: 9,
      })
      .execute();
    await kysely.insertInto('dealer_accounts').values({ dealer_id: 9, account_id: 1 }).execute();
    await api.change(yards.akron, { dealer: '009' });
    const { location } = await api.read(yards.akron, 'dora');
    expect(location).toMatchObject({ dealer: null, dealer_name: '' });
    const { dealer_name: _, is_used: __, ...values } = location;
    await api.as('dora', save, { ...values, name: 'Akron North' });
    expect((await api.read(yards.akron)).location).toMatchObject({
      name: 'Akron North',
      dealer: '009',
    });
    expect(await api.as('dora', save, { ...values, revision: 3, dealer: '009' })).toMatchObject({
      status: 400,
      body: { code: 'unknown_value', path: 'dealer' },
    });
  });
});
