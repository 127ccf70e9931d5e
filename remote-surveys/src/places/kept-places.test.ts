import { readPlaces, withPin, withVisit, writePlaces } from './kept-places.ts';

const none = { pins: [], visited: [] };

beforeEach(() => localStorage.clear());

it('remembers the last five visits, the latest first and each once', () => {
  const visited = [1, 2, 3, 2, 4, 5, 6].reduce(withVisit, none);
  expect(visited.visited).toEqual([6, 5, 4, 2, 3]);
});

it('puts a pin on and takes it away', () => {
  const pinned = withPin(withPin(none, 7), 8);
  expect(pinned.pins).toEqual([7, 8]);
  expect(withPin(pinned, 7).pins).toEqual([8]);
});

it('asks for no more places than one call answers', () => {
  const ids = Array.from({ length: 60 }, (_, place) => place + 1);
  const full = ids.reduce(withVisit, ids.reduce(withPin, none));
  expect(full.pins.length + full.visited.length).toBe(30);
  expect(full.pins.at(-1)).toBe(60);
});

it('keeps what is of one user from another', () => {
  writePlaces('a', { pins: [1], visited: [2] });
  expect(readPlaces('a')).toEqual({ pins: [1], visited: [2] });
  expect(readPlaces('b')).toEqual(none);
});

it.each(['{', '3', '{"pins":"x"}', '{"pins":[0,-1,"2",1.5]}'])(
  'takes nothing from what is no list of ids: %s',
  (text) => {
    localStorage.setItem('surveys/places/a', text);
    expect(readPlaces('a')).toEqual(none);
  },
);
