import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeployedRemote, Deployment } from '@portal/platform/remote';
import { connect, type Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { registerDeployedWords } from './register-deployed-words.ts';

let database: Database;
let site: string;
let problems: unknown[];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'portal-words-'));
  problems = [];
});
afterEach(() => rm(site, { recursive: true }));

const languages = ['en-US', 'es-US'];
const shell = { version: '1.0.0-aaa', locales: '/shell/1.0.0-aaa/locales/', languages };

function remote(name: string, version = '1.0.0-aaa'): DeployedRemote {
  return {
    name,
    version,
    url: `/remotes/${name}/${version}/`,
    integrity: '',
    declaration: {
      name,
      title: 'page.title',
      routes: [],
      redirects: [],
      nav: [],
      reports: [],
      languages,
    },
    labels: {},
    contract: '^1.0.0',
  };
}

async function put(folder: string, locale: string, content: unknown) {
  const locales = join(site, folder, 'locales');
  await mkdir(locales, { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(locales, `${locale}.json`), text);
}

async function putBuild(folder: string, key: string) {
  await put(folder, 'en-US', { [key]: 'English' });
  await put(folder, 'es-US', { [key]: 'Español' });
}

const register = (deployment: Pick<Deployment, 'shell' | 'remotes'>) =>
  registerDeployedWords(database.kysely, deployment, site, (problem) => problems.push(problem));

const currentWords = async () => {
  const rows = await database.kysely
    .selectFrom('words')
    .where('retired_at', 'is', null)
    .select(['namespace', 'key'])
    .orderBy('namespace')
    .orderBy('key')
    .execute();
  return rows.map(({ namespace, key }) => `${namespace}:${key}`);
};

test('registers the words of the shell and of every remote', async () => {
  await putBuild('shell/1.0.0-aaa', 'header.home');
  await putBuild('remotes/surveys/1.0.0-aaa', 'page.title');
  await register({ shell, remotes: [remote('surveys')] });
  expect(await currentWords()).toEqual(['shell:header.home', 'surveys:page.title']);
  expect(problems).toEqual([]);
});

test('another version of a remote takes the place of the one before', async () => {
  await putBuild('shell/1.0.0-aaa', 'header.home');
  await putBuild('remotes/surveys/1.1.0-bbb', 'page.heading');
  await register({ shell, remotes: [remote('surveys', '1.1.0-bbb')] });
  expect(await currentWords()).toEqual(['shell:header.home', 'surveys:page.heading']);
});

test('a remote that the deployment names no longer loses its words', async () => {
  await putBuild('shell/1.0.0-aaa', 'header.home');
  await register({ shell, remotes: [] });
  expect(await currentWords()).toEqual(['shell:header.home']);
});

test('a remote whose files are gone is reported, keeps its words, and costs nobody else', async () => {
  await putBuild('shell/1.0.0-aaa', 'header.home');
  await putBuild('remotes/surveys/1.0.0-aaa', 'page.title');
  await register({ shell, remotes: [remote('surveys')] });
  await rm(join(site, 'remotes'), { recursive: true });
  await putBuild('remotes/tires/1.0.0-aaa', 'page.title');
  await register({ shell, remotes: [remote('surveys'), remote('tires')] });
  expect(await currentWords()).toEqual([
    'shell:header.home',
    'surveys:page.title',
    'tires:page.title',
  ]);
  expect(problems).toHaveLength(languages.length);
});

test.each([
  ['is no JSON', '{"page.title": '],
  ['holds something else than texts', { 'page.title': { nested: 'no' } }],
  ['is a list', ['Título']],
])('a language whose pack %s is reported and left out', async (_, content) => {
  await putBuild('shell/1.0.0-aaa', 'header.home');
  await put('remotes/surveys/1.0.0-aaa', 'en-US', { 'page.title': 'Title' });
  await put('remotes/surveys/1.0.0-aaa', 'es-US', content);
  await register({ shell, remotes: [remote('surveys')] });
  expect(await currentWords()).toEqual(['shell:header.home', 'surveys:page.title']);
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('es-US.json') }),
  ]);
});

test('a database that does not answer is reported, not thrown', async () => {
  await putBuild('shell/1.0.0-aaa', 'header.home');
  const nobody = connect({ host: '127.0.0.1', port: 1 }, () => {});
  await registerDeployedWords(nobody, { shell, remotes: [] }, site, (problem) =>
    problems.push(problem),
  );
  expect(problems).toHaveLength(2);
  await nobody.destroy();
});
