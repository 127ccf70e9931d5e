import { Value } from 'typebox/value';
import { checkDeclaration } from './check-declaration.ts';
import { declarationSchema } from './declaration.schema.ts';
import { exampleDeclaration, exampleWords } from './example-deployment.ts';
import { labelKeys } from './label-keys.ts';
import type { RemoteDeclaration } from './remote-types.ts';

const problems = (change: Partial<RemoteDeclaration>, words = exampleWords) =>
  checkDeclaration({ ...exampleDeclaration(), ...change }, words);

test('a declaration that refers to nothing it lacks has no problem', () => {
  expect(problems({})).toEqual([]);
});

test('a path that differs from another by the names of its parameters alone is a duplicate', () => {
  const [first] = exampleDeclaration().routes;
  const routes = first ? [first, { ...first, path: '/a/{x}' }, { ...first, path: '/a/{y}' }] : [];
  expect(problems({ routes, redirects: [] })).toEqual(['/a/{y} is declared twice']);
});

test('a parameter stands in a path once', () => {
  const { routes } = exampleDeclaration();
  const odd = { path: '/a/{x}/{x}', page: 'odd', right: null, title: 'page.title' };
  expect(problems({ routes: [...routes, odd] })).toEqual(['/a/{x}/{x} names a parameter twice']);
});

test('a redirect leads to a route whose parameters it knows', () => {
  expect(problems({ redirects: [{ from: '/old', to: '/nowhere' }] })).toEqual([
    '/old redirects to /nowhere, which is no route',
  ]);
  expect(problems({ redirects: [{ from: '/old', to: '/units/edit-{unitId}' }] })).toEqual([
    '/old redirects to /units/edit-{unitId} without knowing {unitId}',
  ]);
});

test('menu and report items lead to a route', () => {
  const [nav] = exampleDeclaration().nav;
  const [report] = exampleDeclaration().reports;
  expect(
    problems({
      nav: nav ? [{ ...nav, to: '/nowhere' }] : [],
      reports: report ? [{ ...report, to: '/fleet-dashboard/none' }] : [],
    }),
  ).toEqual([
    'nav.dashboard leads to /nowhere, which is no route',
    'nav.dashboard leads to /fleet-dashboard/none, which is no route',
  ]);
});

test('a page that works without a network has a route, and its center one without parameters', () => {
  const offline = { pages: ['edit-unit', 'nowhere', 'edit-unit'], center: 'edit-unit' };
  expect(problems({ offline })).toEqual([
    'offline names the page nowhere, to which no route leads',
    'offline names the page edit-unit twice',
    'offline has the center edit-unit, whose paths all have parameters',
  ]);
  expect(problems({ offline: { pages: ['edit-unit'], center: 'sync' } })).toEqual([
    'offline names the page sync, to which no route leads',
  ]);
  expect(problems({ offline: { pages: ['edit-unit'], center: 'fleet-dashboard' } })).toEqual([]);
});

test('every label has an English text', () => {
  const { 'page.unit': _, ...words } = exampleWords;
  expect(problems({}, words)).toEqual(['page.unit is a label without an English text']);
  expect(problems({ languages: ['es-US'] })).toEqual(['en-US is missing in languages']);
});

test('the labels of a declaration are each named once', () => {
  expect(labelKeys(exampleDeclaration())).toEqual([
    'nav.dashboard',
    'page.title',
    'page.unit',
    'nav.section',
    'index.section',
    'index.dashboard',
  ]);
});

test('the schema holds the form of paths, names and keys', () => {
  expect(Value.Check(declarationSchema, exampleDeclaration())).toBe(true);
  for (const path of ['/', 'a', '/a/', '/a//b', '/a b', '/{a', '/a?b', '/{1}'])
    expect(
      Value.Check(declarationSchema, {
        ...exampleDeclaration(),
        redirects: [{ from: path, to: '/a' }],
      }),
    ).toBe(false);
});
