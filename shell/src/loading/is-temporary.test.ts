import { DownloadFailure } from '../files/download-failure.ts';
import { isTemporary } from './is-temporary.ts';

const named = (name: string) => Object.assign(new Error('x'), { name });

it.each([
  ['a download that failed', new DownloadFailure('a.js', 'silence')],
  ['a late file that the browser refused', named('ChunkLoadError')],
  ['a part of a page that could not be fetched', named('PartFailure')],
  ['an entry that could not be fetched', new Error('#RUNTIME-008 ScriptNetworkError: entry.js')],
])('%s is tried again', (_, cause) => {
  expect(isTemporary(cause)).toBe(true);
});

it.each([
  ['an entry that threw', new Error('#RUNTIME-008 ScriptExecutionError: entry.js')],
  ['code that threw', new TypeError('x is not a function')],
  ['anything else', 'boom'],
])('%s is not', (_, cause) => {
  expect(isTemporary(cause)).toBe(false);
});
