import { matchRoute } from '@portal/platform/remote';
import { pathsOverlap } from './path-overlap.ts';

test.each([
  ['/units', '/units', '/units'],
  ['/{x}', '/units', '/units'],
  ['/{x}', '/{other}', '/a'],
  ['/units/{id}', '/{a}/{b}', '/units/7'],
  ['/units/{id}', '/{page}/new', '/units/new'],
  ['/units/edit-{id}', '/units/{action}', '/units/edit-7'],
  ['/units/edit-{id}', '/units/{a}-{b}', '/units/edit-7'],
  ['/units/{a}-x', '/units/y-{b}', '/units/y-x'],
  ['/units/{a}-x', '/units/{b}x', '/units/7-x'],
])('%s and %s have an address in common', (one, other, address) => {
  for (const path of [one, other]) expect(matchRoute([{ path }], address)).not.toBeNull();
  expect([pathsOverlap(one, other), pathsOverlap(other, one)]).toEqual([true, true]);
});

test.each([
  ['/units', '/unit'],
  ['/units', '/units/{id}'],
  ['/{x}', '/units/7'],
  ['/a/{x}', '/b/{x}'],
  ['/units/edit-{id}', '/units/edit-'],
  ['/units/edit-{id}', '/units/new-{id}'],
  ['/units/{a}-x', '/units/{a}-y'],
])('%s and %s have none', (one, other) => {
  expect([pathsOverlap(one, other), pathsOverlap(other, one)]).toEqual([false, false]);
});
