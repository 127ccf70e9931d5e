import { act, screen } from '@portal/platform/testing';
import { renderShell } from '../../testing/render-shell.tsx';
import { MenuBar } from './menu-bar.tsx';
import { useHeaderFit } from './use-header-fit.ts';

const tabs = [
  { key: 'a', name: 'A', direct: true, entries: [{ key: 'a', name: 'A', link: { url: '/a' } }] },
];
/** Width of the bar, and of its place: with everything, and as other texts make room. */
let barWidth = 0;
const placeWidth = { all: 600, 'without words of tools': 650, 'without the brand': 680 };

function Place({ content }: { content: string }) {
  const { place, hasToolWords, hasBrandWords, isCompact } = useHeaderFit(content);
  return (
    <>
      {hasBrandWords && <p>The brand</p>}
      {hasToolWords && <p>All sites</p>}
      <div ref={place}>{!isCompact && <MenuBar tabs={tabs} />}</div>
    </>
  );
}

const bar = () => screen.queryByRole('menubar');
const brand = () => screen.queryByText('The brand');
const tools = () => screen.queryByText('All sites');

beforeAll(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    if (this.getAttribute('role') === 'menubar') return barWidth;
    if (tools()) return placeWidth.all;
    return placeWidth[brand() ? 'without words of tools' : 'without the brand'];
  });
});
afterAll(() => jest.restoreAllMocks());

const widen = (pixels: number) =>
  act(() => {
    window.innerWidth += pixels;
    window.dispatchEvent(new Event('resize'));
  });

test('a bar that fits takes nothing away', () => {
  barWidth = 600;
  renderShell(<Place content="A" />);
  expect(bar()).toBeVisible();
  expect(tools()).toBeVisible();
  expect(brand()).toBeVisible();
});

test('the words of the tools give way to the bar first, then the brand', () => {
  barWidth = 640;
  const { rerender } = renderShell(<Place content="A" />);
  expect(bar()).toBeVisible();
  expect(tools()).not.toBeInTheDocument();
  expect(brand()).toBeVisible();
  barWidth = 670;
  rerender(<Place content="A, B" />);
  expect(bar()).toBeVisible();
  expect(tools()).not.toBeInTheDocument();
  expect(brand()).not.toBeInTheDocument();
});

test('a bar that never fits gives way, until the window is wider or it holds less', () => {
  barWidth = 700;
  const { rerender } = renderShell(<Place content="A" />);
  expect(bar()).not.toBeInTheDocument();
  expect(brand()).toBeVisible();
  widen(0);
  expect(bar()).not.toBeInTheDocument();
  barWidth = 500;
  widen(200);
  expect(bar()).toBeVisible();
  expect(tools()).toBeVisible();
  barWidth = 700;
  rerender(<Place content="A, B" />);
  expect(bar()).not.toBeInTheDocument();
  barWidth = 500;
  rerender(<Place content="B" />);
  expect(bar()).toBeVisible();
});
