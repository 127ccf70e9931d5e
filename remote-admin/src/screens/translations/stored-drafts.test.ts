import { wordOf } from '../../testing/words-server.ts';
import { newDraft } from './draft.ts';
import { draftsIn } from './stored-drafts.ts';

const typed = { ...newDraft(wordOf(1)), text: 'Nuevo' };

it('finds the drafts that were kept, and leaves out what is none', () => {
  expect(draftsIn([typed, null, 'text'])).toEqual([typed]);
});

it.each([
  'text',
  null,
  [null],
  [{ text: 'x', comments: '' }],
  [{ ...typed, word: { ...typed.word, id: 'one' } }],
  [{ ...typed, word: { ...typed.word, plural_category: 'lots' } }],
])('takes %j for no drafts', (kept) => {
  expect(draftsIn(kept)).toEqual([]);
});
