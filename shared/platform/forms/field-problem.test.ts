import { CallFailure } from '../http/http.ts';
import { fieldProblem } from './field-problem.ts';

const fields = { user_name: 'name', accounts: 'rows', 'accounts.0.city': 'city' } as const;
const refused = (path: string) => new CallFailure({ status: 400, code: 'invalid', path });

test.each([
  ['user_name', 'name', null],
  ['accounts.2', 'rows', 2],
  ['accounts.2.number', 'rows', 2],
  ['accounts.0.city', 'city', null],
  ['accounts.first', 'rows', null],
  ['other', 'root', null],
  ['toString', 'root', null],
  ['', 'root', null],
])('a refusal at %j is about %s', (path, field, place) => {
  expect(fieldProblem(refused(path), fields)).toEqual({ field, code: 'invalid', place });
});

test('what is no refusal is about the whole form', () => {
  expect(fieldProblem(new Error('no'), fields)).toEqual({
    field: 'root',
    code: 'system',
    place: null,
  });
});
