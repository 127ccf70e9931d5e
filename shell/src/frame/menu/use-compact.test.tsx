import { act, screen } from '@portal/platform/testing';
import { renderShell } from '../../testing/render-shell.tsx';
import { MenuBar } from './menu-bar.tsx';
import { useCompact } from './use-compact.ts';

const tabs = [
  { key: 'a', name: 'A', direct: true, entries: [{ key: 'a', name: 'A', link: { url: '/a' } }] },
];
let barWidth = 0;

function Place({ content }: { content: string }) {
  const { place, isCompact } = useCompact(content);
  return <div ref={place}>{!isCompact && <MenuBar tabs={tabs} />}</div>;
}

beforeAll(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return this.getAttribute('role') === 'menubar' ? barWidth : 600;
  });
});
afterAll(() => jest.restoreAllMocks());

const widen = (pixels: number) =>
  act(() => {
    window.innerWidth += pixels;
    window.dispatchEvent(new Event('resize'));
  });
const bar = () => screen.queryByRole('menubar');

test('a bar that fits stays', () => {
  barWidth = 600;
  renderShell(<Place content="A" />);
  expect(bar()).toBeVisible();
});

test('a bar that does not fit gives way, until the window is wider or it holds less', () => {
  barWidth = 700;
  const { rerender } = renderShell(<Place content="A" />);
  expect(bar()).not.toBeInTheDocument();
  widen(0);
  expect(bar()).not.toBeInTheDocument();
  barWidth = 500;
  widen(200);
  expect(bar()).toBeVisible();
  barWidth = 700;
  rerender(<Place content="A, B" />);
  expect(bar()).not.toBeInTheDocument();
  barWidth = 500;
  rerender(<Place content="B" />);
  expect(bar()).toBeVisible();
});
