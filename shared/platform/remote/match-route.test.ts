import { buildPath } from './build-path.ts';
import { matchRoute } from './match-route.ts';

const routes = [
  '/locations',
  '/locations/{locationId}',
  '/locations/{locationId}/units/{action}',
  '/locations/{locationId}/units/edit-{unitId}',
  '/locations/{locationId}/units/edit',
  '/locations/{locationId}/survey-details/edit-{surveyId}',
  '/reports/surveys/{surveyId}/unit/{unitId}/images',
  '/fleet-survey/{surveyId}/{page}',
  '/fleet-survey/{surveyId}/inspect-{unitNumber}',
  '/fleet-survey/{surveyId}/inspect-all-{unitNumber}',
  '/range/{from}-to-{to}',
].map((path) => ({ path }));

const matched = (pathname: string) => {
  const match = matchRoute(routes, pathname);
  return match && [match.route.path, match.params];
};

test.each([
  ['/locations', '/locations', {}],
  ['/locations/', '/locations', {}],
  ['/LOCATIONS/a7B', '/locations/{locationId}', { locationId: 'a7B' }],
  ['/locations/7', '/locations/{locationId}', { locationId: '7' }],
  ['/locations/7/units/edit', '/locations/{locationId}/units/edit', { locationId: '7' }],
  [
    '/locations/7/units/edit-42',
    '/locations/{locationId}/units/edit-{unitId}',
    { locationId: '7', unitId: '42' },
  ],
  [
    '/locations/7/units/edit-a-b',
    '/locations/{locationId}/units/edit-{unitId}',
    { locationId: '7', unitId: 'a-b' },
  ],
  [
    '/locations/7/units/edit-',
    '/locations/{locationId}/units/{action}',
    { locationId: '7', action: 'edit-' },
  ],
  [
    '/fleet-survey/9/inspect-all-T%2F1%20x',
    '/fleet-survey/{surveyId}/inspect-all-{unitNumber}',
    { surveyId: '9', unitNumber: 'T/1 x' },
  ],
  ['/range/1-to-2', '/range/{from}-to-{to}', { from: '1', to: '2' }],
])('%s leads to %s', (pathname, path, params) => {
  expect(matched(pathname)).toEqual([path, params]);
});

test.each(['/', '', '/nowhere', '/locations//', '/locations/7/units', '/locations/%E0%A4%A'])(
  '%s leads nowhere',
  (pathname) => {
    expect(matchRoute(routes, pathname)).toBeNull();
  },
);

test('a dot in a path is a dot', () => {
  expect(matchRoute([{ path: '/a.b' }], '/axb')).toBeNull();
});

test('the order of the routes does not matter', () => {
  const reversed = [...routes].reverse();
  for (const pathname of ['/locations/7/units/edit-42', '/fleet-survey/9/inspect-all-1'])
    expect(matchRoute(reversed, pathname)).toEqual(matchRoute(routes, pathname));
});

describe('a path with its parameters filled', () => {
  test('leads back to its route', () => {
    const params = { locationId: 'a/b', unitId: 'ü 1?' };
    const path = buildPath('/locations/{locationId}/units/edit-{unitId}', params);
    expect(path).toBe('/locations/a%2Fb/units/edit-%C3%BC%201%3F');
    expect(matchRoute(routes, path)?.params).toEqual(params);
  });

  test.each([{}, { locationId: '' }])('is refused without a value: %j', (params) => {
    expect(() => buildPath('/locations/{locationId}', params)).toThrow(
      'No value for {locationId} in /locations/{locationId}',
    );
  });
});
