import fc from 'fast-check';
import type { AxleMapBlock, MapAxle, MapSide } from '../../document.ts';
import { axleMapHeight, mapSize, placeAxles, wheelSize } from './axle-map-shape.ts';

const side = (count: number, isApart = false): MapSide => ({
  wheels: Array.from({ length: count }, (_, at) => ({
    position: `${at}`,
    tone: 'good',
    values: [],
    note: '',
  })),
  mismatch: isApart ? { text: '5/32 in', tone: 'warning' } : null,
});
const axle = (left: MapSide, right: MapSide, isApart = false): MapAxle => ({
  label: 'Axle',
  note: '',
  left,
  right,
  mismatch: isApart ? { text: '9/32 in', tone: 'critical' } : null,
});

const anySide = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.boolean())
  .map(([n, is]) => side(n, is));
const anyMap: fc.Arbitrary<AxleMapBlock> = fc
  .array(
    fc.tuple(anySide, anySide, fc.boolean()).map(([left, right, is]) => axle(left, right, is)),
    { minLength: 1, maxLength: 13 },
  )
  .map((axles) => ({ axles }));

test('on any map no two tires lie over each other, and all lie within its size', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      const { width, height } = mapSize(map);
      const wheels = placeAxles(map).flatMap((placed) => placed.wheels);
      for (const [at, { x, y }] of wheels.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wheelSize.width).toBeLessThanOrEqual(width);
        expect(y + wheelSize.height).toBeLessThanOrEqual(height);
        for (const other of wheels.slice(at + 1))
          expect(
            Math.abs(other.x - x) >= wheelSize.width || Math.abs(other.y - y) >= wheelSize.height,
          ).toBe(true);
      }
    }),
  );
});

test('tires stand from left to right, the inner ones at the ends of the bar of their axle', () => {
  const [placed] = placeAxles({ axles: [axle(side(2), side(2))] });
  const [outer = 0, inner = 0, right = 0, last = 0] = placed?.wheels.map(({ x }) => x) ?? [];
  expect([outer, inner, right, last]).toEqual([outer, inner, right, last].sort((a, b) => a - b));
  expect(placed?.bar).toEqual({ from: inner + wheelSize.width, to: right });
  expect(placed?.middle).toBe(wheelSize.height / 2);
});

test('an axle with fewer tires stands in the middle of one with more', () => {
  const map = { axles: [axle(side(1), side(1)), axle(side(2), side(2))] };
  for (const { bar } of placeAxles(map)) expect(bar.from + bar.to).toBe(mapSize(map).width);
  const [steer, drive] = placeAxles(map);
  expect(steer?.wheels[0]?.x).toBe(drive?.wheels[1]?.x);
  expect(steer?.wheels[1]?.x).toBe(drive?.wheels[2]?.x);
});

test('what differs stands below its pair, or between the sides of its axle', () => {
  const map = { axles: [axle(side(2, true), side(2), true), axle(side(1), side(1))] };
  const [first, second] = placeAxles(map);
  const [pair, across] = first?.mismatches ?? [];
  const [outer, inner] = first?.wheels ?? [];
  expect(pair?.x).toBe(((outer?.x ?? 0) + (inner?.x ?? 0) + wheelSize.width) / 2);
  expect(pair?.y).toBe(wheelSize.height);
  expect(pair?.reach).toBe((pair?.x ?? 0) - (outer?.x ?? 0));
  expect(across).toMatchObject({ y: first?.middle, reach: null });
  // The next axle leaves room for it.
  const [low] = placeAxles({ axles: [axle(side(2), side(2)), axle(side(1), side(1))] }).slice(1);
  expect(second?.wheels[0]?.y).toBeGreaterThan(low?.wheels[0]?.y ?? Number.POSITIVE_INFINITY);
  expect(second?.mismatches).toEqual([]);
});

test('a map takes more room on paper than it is high', () => {
  const map = { axles: [axle(side(2), side(2))] };
  expect(mapSize(map).height).toBe(wheelSize.height);
  expect(axleMapHeight(map)).toBeGreaterThan(mapSize(map).height);
});
