import { wordOf } from '../../testing/words-server.ts';
import { newDraft } from './draft.ts';
import { keepDrafts, readDrafts } from './stored-drafts.ts';

beforeEach(() => localStorage.clear());

const typed = { ...newDraft(wordOf(1)), text: 'Nuevo' };

it('keeps what holds work, for its own user alone', () => {
  keepDrafts('gyr', [typed, newDraft(wordOf(2))]);
  expect(readDrafts('gyr')).toEqual([typed]);
  expect(readDrafts('ssc')).toEqual([]);
});

it('leaves nothing behind once everything is saved', () => {
  keepDrafts('gyr', [typed]);
  keepDrafts('gyr', []);
  expect(localStorage).toHaveLength(0);
});

it.each([
  '{"text"',
  '"text"',
  '[null]',
  '[{"text":"x","comments":""}]',
  JSON.stringify([{ ...typed, word: { ...typed.word, id: 'one' } }]),
  JSON.stringify([{ ...typed, word: { ...typed.word, plural_category: 'lots' } }]),
])('takes %s for no drafts', (kept) => {
  localStorage.setItem('translation-drafts/gyr', kept);
  expect(readDrafts('gyr')).toEqual([]);
});
