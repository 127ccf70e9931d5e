import { startHighcharts } from './start-highcharts.ts';

/** Returns a text in a drawing whose chart has its own font size. */
function drawnText(fontSize?: string) {
  const { SVGRenderer } = startHighcharts();
  const place = document.createElement('div');
  const renderer = new SVGRenderer(place, 100, 100, { fontSize: '0.75rem' });
  const text = renderer.text('42', 0, 0);
  return fontSize ? text.css({ fontSize }) : text;
}

test.each([
  ['its own size', '1.5rem', '24px'],
  ['that of its chart', undefined, '12px'],
])('a text has %s, without the browser being asked', (_, declared, size) => {
  const text = drawnText(declared);
  const asked = jest.spyOn(window, 'getComputedStyle');
  expect(text.getStyle('font-size')).toBe(size);
  expect(asked.mock.calls.filter(([element]) => element !== document.documentElement)).toEqual([]);
  asked.mockRestore();
});

test('of another unit the browser knows the size', () => {
  const text = drawnText('20px');
  const asked = jest.spyOn(window, 'getComputedStyle');
  expect(text.getStyle('font-size')).toBe('20px');
  expect(asked.mock.calls.map(([element]) => element)).toEqual([text.element]);
  asked.mockRestore();
});
