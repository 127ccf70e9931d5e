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
])('%s is told with its file, its field and what is expected', async (_, own, sentence) => {
  write('LA', own);
  await expect(read()).rejects.toMatchObject({ reasons: [sentence] });
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
