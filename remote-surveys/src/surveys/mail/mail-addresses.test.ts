import { addressesIn, addressProblem } from './mail-addresses.ts';

it('addresses are parted by commas, semicolons, blanks and lines, and each counts once', () => {
  expect(addressesIn(' a@b.c, d@e.f;a@b.c\ng@h.i ')).toEqual(['a@b.c', 'd@e.f', 'g@h.i']);
});

it.each([
  ['', 'mail.problem.none'],
  [' , ', 'mail.problem.none'],
  ['a@b.c, nobody', 'mail.problem.address'],
  ['a@b@c', 'mail.problem.address'],
  [Array.from({ length: 21 }, (_, place) => `u${place}@b.c`).join(), 'mail.problem.many'],
  [Array.from({ length: 20 }, (_, place) => `u${place}@b.c`).join(), null],
])('%j is told as %j', (text, word) => expect(addressProblem(text)).toBe(word));
