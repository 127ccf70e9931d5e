import { CallFailure } from '@portal/platform/http';
import { wordOf } from '../../testing/words-server.ts';
import { newDraft } from './draft.ts';
import { refusedDraft, saveRequests } from './save-requests.ts';

const draft = (id: number, localeId: number, text: string) => ({
  ...newDraft(wordOf(id, { locale_id: localeId })),
  text,
});

it('sends each language by itself, a hundred words at a time', () => {
  const spanish = Array.from({ length: 101 }, (_, place) => draft(place + 1, 2, `n${place}`));
  const requests = saveRequests([...spanish, draft(500, 10, 'Neu')]);
  expect(requests.map(({ body }) => [body.locale_id, body.words.length])).toEqual([
    [2, 100],
    [2, 1],
    [10, 1],
  ]);
});

it('gives a word back when its text is the built-in one', () => {
  const [request] = saveRequests([draft(1, 2, 'Español 1')]);
  expect(request?.body.words).toEqual([{ id: 1, translated_text: '', comments: '', revision: 0 }]);
});

it.each([
  ['words.1.id', 2],
  ['words.0.translated_text', 1],
  ['words.7.id', undefined],
  ['locale_id', undefined],
  ['', undefined],
])('finds the draft behind %j', (path, id) => {
  const [request] = saveRequests([draft(1, 2, 'Uno'), draft(2, 2, 'Dos')]);
  const refusal = new CallFailure({ status: 400, code: 'invalid', path });
  expect(request && refusedDraft(request, refusal)?.word.id).toBe(id);
});
