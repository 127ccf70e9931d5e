import { issueCode } from '../../access/sign-in-codes.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { testDeployment } from '../../deployment/testing.ts';
import { areas } from '../../serving/areas.ts';
import { registerWords } from '../../words/register-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(areas);
  await registerWords(api.database.kysely, {
    namespace: 'shell',
    version: '1.0.0-aaa',
    packs: { 'en-US': { save: 'Save' }, 'es-US': { save: 'Guardar' } },
  });
  const admin = await addTestUser(api.database, { rights: ['TVADMIN2'] });
  const as = await api.sessionOf(admin);
  const { body } = await api.call('POST admin/locales/get', { as });
  const { id: locale_id } = body.locales.find(({ locale }) => locale === 'es-US') ?? { id: 0 };
  const words = await api.call('POST admin/translations/get_words', {
    as,
    body: { locale_id, page_number: 1, page_size: 10 },
  });
  const word = words.body.words.find(({ translation_text }) => translation_text === 'Save');
  const edited = await api.call('PUT admin/translations/edit_words', {
    as,
    body: { locale_id, words: [{ ...word, translated_text: 'Grabar' }] },
  });
  expect(edited.status).toBe(200);
});
afterAll(() => api.close());
beforeEach(() => {
  const deployment = testDeployment();
  api.deployment = {
    ...deployment,
    links: {
      ...deployment.links,
      home_names: { CUS: 'header.home.fleet' },
      my_info: { name: 'header.my_info', url: 'https://accounts.example/me' },
    },
  };
});

const setupOf = async (group: 'CUS' | 'DLR', headers: Record<string, string> = {}) => {
  const as = await api.sessionOf(await addTestUser(api.database, { group }));
  return (await api.call('GET authorization/start', { as, headers })).body.app_setup;
};

test("the home has the name of the user's group, and the user's own page its address", async () => {
  expect((await setupOf('CUS')).header_content).toMatchObject({
    home_name: 'header.home.fleet',
    my_info: 'https://accounts.example/me',
    my_info_name: 'header.my_info',
  });
});

test('what the deployment does not name is empty', async () => {
  expect((await setupOf('DLR')).header_content.home_name).toBe('');
  api.deployment = testDeployment();
  expect((await setupOf('CUS')).header_content).toMatchObject({
    home_name: '',
    my_info: '',
    my_info_name: '',
  });
});

test("the administrators' own words come with a start and a sign-in in their language", async () => {
  const language_pack = { shell: { save: 'Grabar' } };
  const headers = { 'user-language': 'es-US' };
  expect(await setupOf('CUS', headers)).toMatchObject({ language_pack });
  const userId = await addTestUser(api.database);
  const code = await issueCode(api.database.kysely, userId, api.clock.now());
  const { body } = await api.call('POST authorization/login_by_gy', {
    headers,
    body: { gy_token: code },
  });
  expect(body.app_setup).toMatchObject({ language_pack });
});

test.each([
  {},
  { 'user-language': 'pt-BR' },
  { 'user-language': 'xx-XX' },
  { 'user-language': '?' },
])('with %j there are none', async (headers) => {
  expect(await setupOf('CUS', headers)).not.toHaveProperty('language_pack');
});
