import { addressProblem, recipientsOf } from './mail-addresses.ts';

it('addresses are parted by commas, semicolons, blanks and lines', () => {
  expect(recipientsOf([], ' a@b.c, d@e.f;g@h.i\nj@k.l ')).toEqual([
    'a@b.c',
    'd@e.f',
    'g@h.i',
    'j@k.l',
  ]);
});

it('each address counts once, chosen or typed', () => {
  expect(recipientsOf(['a@b.c'], 'A@b.c d@e.f d@e.f')).toEqual(['a@b.c', 'd@e.f']);
});

it('a colleague is enough, and counts', () => {
  expect(addressProblem(['a@b.c'], '')).toBeNull();
  const twenty = Array.from({ length: 20 }, (_, place) => `u${place}@b.c`);
  expect(addressProblem(twenty, 'a@b.c')).toBe('mail.problem.many');
});

it.each([
  ['', 'mail.problem.none'],
  [' , ', 'mail.problem.none'],
  ['a@b.c, nobody', 'mail.problem.address'],
  ['a@b@c', 'mail.problem.address'],
  [Array.from({ length: 21 }, (_, place) => `u${place}@b.c`).join(), 'mail.problem.many'],
  [Array.from({ length: 20 }, (_, place) => `u${place}@b.c`).join(), null],
])('%j is told as %j', (text, word) => expect(addressProblem([], text)).toBe(word));
