import { Value } from 'typebox/value';
import { declarationSchema } from './declaration.schema.ts';
import { defineEntry, defineRemote, pagesIn } from './define-remote.ts';

const remote = defineRemote({
  name: 'units',
  title: 'units.title',
  screens: [
    {
      path: '/units',
      page: 'units',
      right: 'TMLOGIN',
      title: 'units.title',
      menu: { section: 'nav.section', order: 10 },
      report: { section: 'index.section', order: 20, description: 'units.about' },
    },
    {
      path: '/units/new',
      page: 'unit',
      right: null,
      title: 'unit.title',
      menu: { section: 'nav.section', order: 11, label: 'unit.new' },
    },
    { path: '/units/edit-{unitId}', page: 'unit', right: 'TMLOGIN', title: 'unit.title' },
  ],
  finder: { page: 'find', right: null },
  offline: { pages: ['unit'], center: 'units' },
  languages: ['en-US'],
});

test('routes, menu items and report entries follow from the screens', () => {
  expect(Value.Check(declarationSchema, remote)).toBe(true);
  expect(remote).toEqual({
    name: 'units',
    title: 'units.title',
    routes: [
      { path: '/units', page: 'units', right: 'TMLOGIN', title: 'units.title' },
      { path: '/units/new', page: 'unit', right: null, title: 'unit.title' },
      { path: '/units/edit-{unitId}', page: 'unit', right: 'TMLOGIN', title: 'unit.title' },
    ],
    redirects: [],
    nav: [
      { section: 'nav.section', order: 10, label: 'units.title', to: '/units', right: 'TMLOGIN' },
      { section: 'nav.section', order: 11, label: 'unit.new', to: '/units/new', right: null },
    ],
    reports: [
      {
        section: 'index.section',
        order: 20,
        label: 'units.title',
        description: 'units.about',
        to: '/units',
        right: 'TMLOGIN',
      },
    ],
    finder: { page: 'find', right: null },
    offline: { pages: ['unit'], center: 'units' },
    languages: ['en-US'],
  });
});

test('an entry has every page of its declaration', () => {
  const page = async () => ({ default: () => null });
  const pages = { units: page, unit: page, find: page };
  expect(defineEntry<typeof remote>({ pages }).pages.unit).toBe(page);
  // @ts-expect-error: page `find` is missing
  defineEntry<typeof remote>({ pages: { units: page, unit: page } });
  // @ts-expect-error: there is no page `other`
  defineEntry<typeof remote>({ pages: { ...pages, other: page } });
});

test('a page is found by its place among the screens, and loaded when it is shown', async () => {
  const screens = Object.assign(
    jest.fn(async () => ({ default: () => null })),
    {
      keys: () => ['./units/units.page.tsx', './units/list/list.page.tsx', './unit/units.page.tsx'],
    },
  );
  const pages = pagesIn(screens);
  expect(Object.keys(pages)).toEqual(['units']);
  expect(screens).not.toHaveBeenCalled();
  await pages.units?.();
  expect(screens).toHaveBeenCalledWith('./units/units.page.tsx');
});
