import { adminCalls } from '@portal/contract/admin/schema';
import { defineCalls } from '@portal/contract/wire';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { defineArea } from '../app/area.ts';
import { areas } from './areas.ts';
import { checkAreas } from './check-areas.ts';
import { registerCalls } from './register-calls.ts';

const response = Type.Object({});
const answered = async () => ({});

test('every call of the contract is answered and guarded', () => {
  expect(checkAreas(areas)).toEqual([]);
});

test.each([
  [
    'a call without an implementation',
    { 'GET a': { summary: '', right: 'none', response } },
    {},
    'GET a has no implementation',
  ],
  [
    'a call without a right',
    { 'GET a': { summary: '', response } },
    { 'GET a': answered },
    'GET a has no right',
  ],
  [
    'a call with an empty right',
    { 'GET a': { summary: '', right: '', response } },
    { 'GET a': answered },
    'GET a has no right',
  ],
  [
    'a call with no right in its list',
    { 'GET a': { summary: '', right: [], response } },
    { 'GET a': answered },
    'GET a has no right',
  ],
  [
    'an unknown right',
    { 'GET a': { summary: '', right: 'TVNOTHING', response } },
    { 'GET a': answered },
    'GET a asks for the unknown right TVNOTHING',
  ],
  [
    'everybody in a list of rights',
    { 'GET a': { summary: '', right: ['FDLOGIN', 'none'], response } },
    { 'GET a': answered },
    'GET a asks for the unknown right none',
  ],
  [
    'a parameter without a schema',
    { 'GET a/{id}': { summary: '', right: 'none', response } },
    { 'GET a/{id}': answered },
    'GET a/{id} does not describe {id}',
  ],
  [
    'a handler without a call',
    {},
    { 'GET b': answered },
    'GET b is answered, but no call of the contract',
  ],
])('%s keeps the API from starting', (_, calls, handlers, problem) => {
  // Only a mistake in the contract can cause these problems, so the types must be bypassed.
  const area = { calls, handlers, exportKinds: [], keptReportKinds: [], tidyings: [] } as never;
  expect(checkAreas([area])).toEqual([problem]);
  expect(() => registerCalls(Fastify(), [area], {} as never)).toThrow(problem);
});

test('a call that two areas have is found', () => {
  const calls = defineCalls({ 'GET a': { summary: '', right: 'none', response } });
  const area = defineArea(calls, { 'GET a': answered });
  expect(checkAreas([area, area])).toEqual(['GET a is there twice']);
});

test('a kind of export that two areas have is found', () => {
  const area = defineArea({}, {}, { exportKinds: [{ name: 'trips' } as never] });
  expect(checkAreas([area, area])).toEqual(['the export trips is there twice']);
});

test('a kept report that two areas have is found', () => {
  const area = defineArea({}, {}, { keptReportKinds: [{ type: '3' } as never] });
  expect(checkAreas([area, area])).toEqual(['the kept report 3 is there twice']);
});

test('the admin area asks for the right of each part throughout', () => {
  const asked = Object.entries(adminCalls).map(
    ([name, { right }]) => `${/^\w+ (\w+)\//.exec(name)?.[1]} ${right}`,
  );
  expect([...new Set(asked)].sort()).toEqual([
    'admin TVADMIN2',
    // Its response includes what the caller may do.
    ...['TVADMIN', 'TVADMIN,TVLOGIN', 'session'].map((right) => `manage_specs ${right}`),
    'products TVADMIN',
  ]);
});
