import { reportWords } from '@portal/platform/testing';
import english from '../../locales/en-US.json';

test('the words on reports that tests of remotes have are those of the shell', () => {
  const words: Readonly<Record<string, string>> = english;
  const spoken = Object.keys(reportWords).map((key) => [key, words[key.replace('shell:', '')]]);
  expect(reportWords).toEqual(Object.fromEntries(spoken));
});
