import { testWorkspace } from '../testing/test-workspace.ts';
import { readRegion } from './region.ts';

let workspace: ReturnType<typeof testWorkspace>;

beforeEach(() => {
  workspace = testWorkspace();
});
afterEach(() => workspace.remove());

const read = () => readRegion('LA', workspace.regionsDir);
const write = (region: string, own: object) =>
  workspace.write(`regions/${region}.json`, { environment: 'a', ...own });

test.each([
  [
    'a text for an object',
    { links: { home: 'x' } },
    'LA.json: links.home must be an object in braces, and is "x"',
  ],
  [
    'a value that there is not',
    { units: 'miles' },
    'LA.json: units must be "us" or "metric", and is "miles"',
  ],
  [
    'a text of another form',
    { default_language: 'english' },
    'LA.json: default_language must be a language with its region, as in "en-US", and is "english"',
  ],
  [
    'a field that is missing in a list',
    { footer: [{ name: 'x' }] },
    'LA.json: footer.0.links is missing',
  ],
  [
    'an empty text',
    { api: { v2: '' } },
    'LA.json: api.v2 must be a text that is not empty, and is ""',
  ],
  [
    'a number for a truth',
    { remotes: { one: { run: 1 } } },
    'LA.json: remotes.one.run must be true or false, and is 1',
  ],
  [
    'a budget of nothing',
    { loading: { stall: 0 } },
    'LA.json: loading.stall must be at least 1, and is 0',
  ],
  [
    'a field that there is not',
    { remotes: { one: { versio: '1' } } },
    'LA.json: remotes.one.versio is no field that a region has: correct the name, or take it out',
  ],
  [
    'a field that there is not in a field',
    { api: { v9: '/api/v9' } },
    'LA.json: api.v9 is no field that a region has: correct the name, or take it out',
  ],
  [
    'a feature that there is not',
    { features: { languages: true } },
    'LA.json: features.languages is no field that a region has: correct the name, or take it out',
  ],
  [
    'a name of a link that no remote can ask for',
    { links: { named: { 'Heat map': 'https://map.example/' } } },
    'LA.json: links.named.Heat map is no field that a region has: correct the name, or take it out',
  ],
  [
    'a group that there is not',
    { links: { home: { XYZ: '/' } } },
    'LA.json: links.home.XYZ is no field that a region has: correct the name, or take it out',
  ],
])('%s is told with its file, its field and what is expected', async (_, own, sentence) => {
  write('LA', own);
  await expect(read()).rejects.toMatchObject({ reasons: [sentence] });
});

test.each(['javascript:alert(1)', '//elsewhere.example/', 'page', 'https://', '/a\\b'])(
  '%s is no address of a link',
  async (url) => {
    write('LA', { links: { all_sites: url } });
    await expect(read()).rejects.toThrow(
      'LA.json: links.all_sites must be an address that begins with https:// or http://, or a path of the own site as in /help, and is ',
    );
  },
);

test.each(['https://www.example/sites?a=b', '/help', '/', ''])('%j is one', async (url) => {
  write('LA', { links: { all_sites: url } });
  await expect(read()).resolves.toMatchObject({ links: { all_sites: url } });
});

const script = 'javascript:alert(1)';
const named = { name: 'x', url: script };
test.each([
  ['links.main_host', { links: { main_host: script } }],
  ['links.home.GYR', { links: { home: { GYR: script } } }],
  ['links.my_info.url', { links: { my_info: named } }],
  ['links.named.heat_map', { links: { named: { heat_map: script } } }],
  [
    'header.0.links.0.url',
    {
      header: [
        { key: 'x', name: 'x', links: [{ ...named, key: 'x', sso_id: null, new_window: true }] },
      ],
    },
  ],
  ['footer.0.links.0.url', { footer: [{ name: 'x', links: [named] }] }],
  ['support.0.contacts.0.url', { support: [{ name: 'x', contacts: [named] }] }],
])('%s holds no script', async (field, own) => {
  write('LA', own);
  await expect(read()).rejects.toThrow(`LA.json: ${field} must be an address`);
});

test('a region that is no object is told without a field', async () => {
  workspace.write('regions/LA.json', []);
  await expect(read()).rejects.toThrow('\n  LA.json must be an object in braces, and is []');
});

test('what stands in the base is told of the base', async () => {
  workspace.write('regions/base.json', { units: 7 });
  await expect(read()).rejects.toThrow('\n  base.json: units must be "us" or "metric", and is 7');
});

test('a package that replaces a remote in one region runs in no other that does not ask', async () => {
  write('EMEA', { remotes: { one: { replaced_by: 'two' } } });
  write('AP', { remotes: { two: { run: true } } });
  const [la, emea, ap] = await Promise.all(
    ['LA', 'EMEA', 'AP'].map((region) => readRegion(region, workspace.regionsDir)),
  );
  expect(la?.remotes).toMatchObject({ two: { run: false } });
  expect(emea?.remotes).toMatchObject({ one: { run: false }, two: { run: true } });
  expect(ap?.remotes).toEqual({ two: { run: true } });
});

test.each([
  ['itself', { one: { replaced_by: 'one' } }],
  ['what is left out', { one: { replaced_by: 'two' }, two: { run: false } }],
  ['what is replaced', { one: { replaced_by: 'two' }, two: { replaced_by: 'three' } }],
])('a remote cannot be replaced by %s', async (_, remotes) => {
  write('LA', { remotes });
  await expect(read()).rejects.toThrow('is to run in the place of one and does not run itself');
});
