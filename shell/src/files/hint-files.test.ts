import { registerHashes } from '../federation/integrity.ts';
import { fetchFile } from './fetch-file.ts';
import { hintFiles } from './hint-files.ts';

const folder = 'http://localhost/remotes/surveys/1.0.0/';
const hints = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => new Response('content')) as typeof fetch;
  registerHashes(folder, { 'entry.js': 'sha384-entry', 'page.css': 'sha384-page' });
});

test('files that are there are hinted once, with their hashes', async () => {
  const files = ['entry.js', 'page.css'].map((file) => folder + file);
  hintFiles(files);
  expect(hints()).toEqual([]);
  await Promise.all(files.map((file) => fetchFile(file)));
  hintFiles(files);
  hintFiles(files);
  expect(hints()).toEqual(files);
  const [script, style] = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  expect(script).toMatchObject({ as: 'script', integrity: 'sha384-entry' });
  expect(style).toMatchObject({ as: 'style', integrity: 'sha384-page' });
  script?.dispatchEvent(new Event('load'));
  style?.dispatchEvent(new Event('error'));
  expect(hints()).toEqual([]);
});

test('a file of which no hash is known is not hinted', async () => {
  const file = 'http://localhost/elsewhere/entry.js';
  await fetchFile(file);
  hintFiles([file]);
  expect(hints()).toEqual([]);
});
