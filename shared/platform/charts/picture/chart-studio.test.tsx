import { renderInShell, waitFor } from '../../testing/testing.ts';
import { Chart, type ChartPicture, type ChartProps, ChartStudio, PieChart } from '../charts.ts';

const chart: ChartProps<'integer'> = {
  title: 'Retread Sales to New Tire Sales',
  summary: '30 new tires against 12 retreads.',
  orientation: 'vertical',
  categories: ['January', 'February & March'],
  floor: 0.1,
  valueText: (value) => (value === null ? '–' : `${value} tires`),
  series: [
    { name: 'New', data: [30, 2], kind: 'bar', tone: 'emergency', format: 'integer' },
    { name: 'Retread', data: [12, null], kind: 'line', tone: 'secondary', format: 'integer' },
  ],
};

/** Renders a figure off-screen and waits for its picture. */
async function pictureOf(figure: React.ReactNode): Promise<ChartPicture | null> {
  const heard = jest.fn<void, [ChartPicture | null | 'late']>();
  renderInShell(<ChartStudio onPicture={heard}>{figure}</ChartStudio>);
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  const picture = heard.mock.calls[0]?.[0];
  if (picture === undefined || picture === 'late') throw new Error('It was not drawn');
  return picture;
}

const read = (picture: ChartPicture | null): Document => {
  const read = new DOMParser().parseFromString(picture?.svg ?? '', 'image/svg+xml');
  expect(read.querySelector('parsererror')).toBeNull();
  return read;
};
const textsOf = (drawing: Document) =>
  [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent).filter(Boolean);

test('a picture has the drawing and its legend, and the summary beside', async () => {
  const picture = await pictureOf(<Chart {...chart} />);
  expect(picture?.summary).toBe('30 new tires against 12 retreads.');
  const texts = textsOf(read(picture));
  expect(texts).toEqual(expect.arrayContaining(['New', 'Retread', '30 tires']));
  expect(texts.join(' ')).toMatch(/January/);
  expect(texts).not.toContain(picture?.summary);
});

test('a picture needs nothing of the page', async () => {
  const drawing = read(await pictureOf(<Chart {...chart} />));
  const elements = [...drawing.querySelectorAll('*')];
  expect(elements.filter((each) => each.matches('style, script, image, foreignObject, a'))).toEqual(
    [],
  );
  const attributes = elements.flatMap((each) => [...each.attributes]);
  expect(
    attributes.filter(({ name }) => /^(class|style|on|aria|role|tabindex)/.test(name)),
  ).toEqual([]);
  const ids = new Set(elements.map(({ id }) => id));
  const named = attributes.flatMap(({ value }) => /^url\(#(.+)\)$/.exec(value)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('pies beside each other are one picture, with what cannot be drawn in words', async () => {
  const slice = (share: number, text: string) =>
    ({ name: 'Emergency', tone: 'emergency', share, text }) as const;
  const pies = [
    { name: 'This year', slices: [slice(34, '$345')] },
    { name: 'Previous', slices: [slice(61, '$611')] },
    { name: 'Nation', slices: [slice(-4, '-$4')] },
  ];
  const drawing = read(await pictureOf(<PieChart title="Service" summary="…" pies={pies} />));
  expect(textsOf(drawing)).toEqual(
    expect.arrayContaining(['This year', 'Previous', 'Nation', 'Emergency: -$4']),
  );
  expect(drawing.querySelectorAll('svg > g')).toHaveLength(2);
});

test('a figure without anything to draw has no picture', async () => {
  const pies = [{ name: 'Now', slices: [] }];
  expect(await pictureOf(<PieChart title="Service" summary="…" pies={pies} />)).toBeNull();
});

test('a chart that does not come is late, once', () => {
  jest.useFakeTimers();
  const heard = jest.fn();
  renderInShell(
    <ChartStudio onPicture={heard}>
      <figure data-chart />
    </ChartStudio>,
  );
  jest.advanceTimersByTime(60_000);
  expect(heard.mock.calls).toEqual([['late']]);
  jest.useRealTimers();
});
