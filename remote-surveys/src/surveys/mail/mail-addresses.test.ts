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
  expect(addressProblem(twenty, 'a@b.c')).toEqual({ word: 'mail.problem.many' });
});

it.each([
  ['', { word: 'mail.problem.none' }],
  [' , ', { word: 'mail.problem.none' }],
  ['a@b.c, nobody', { word: 'mail.problem.address', address: 'nobody' }],
  ['rita@hauler', { word: 'mail.problem.address', address: 'rita@hauler' }],
  ['rita@hauler.', { word: 'mail.problem.address', address: 'rita@hauler.' }],
  ['a@b@c', { word: 'mail.problem.address', address: 'a@b@c' }],
  [Array.from({ length: 21 }, (_, place) => `u${place}@b.c`).join(), { word: 'mail.problem.many' }],
  [Array.from({ length: 20 }, (_, place) => `u${place}@b.c`).join(), null],
])('%j is told as %j', (text, told) => expect(addressProblem([], text)).toEqual(told));
