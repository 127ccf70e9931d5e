import { act, renderInShell, screen } from '../testing/testing.ts';
import { useDeferredDrawing } from './use-deferred-drawing.ts';

function Place({ name }: { name: string }) {
  const { place, isTime } = useDeferredDrawing();
  return <div ref={place}>{isTime ? `${name} drawn` : `${name} waits`}</div>;
}

let idle: (() => void)[] = [];
let near: ((elements: { isIntersecting: boolean }[]) => void)[] = [];
let top = 0;

beforeEach(() => {
  [idle, near, top] = [[], [], 5000];
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, top, 100, 100));
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    IntersectionObserver: class {
      constructor(seen: (typeof near)[number]) {
        near.push(seen);
      }
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const becomeIdle = () => act(() => idle.shift()?.());

test('what can be seen is drawn at once', () => {
  top = 100;
  renderInShell(<Place name="First" />);
  expect(screen.getByText('First drawn')).toBeInTheDocument();
});

test('what lies below waits for an idle browser, one after the other', () => {
  renderInShell(
    <>
      <Place name="First" />
      <Place name="Second" />
    </>,
  );
  expect(screen.getByText('First waits')).toBeInTheDocument();
  becomeIdle();
  expect(screen.getByText('First drawn')).toBeInTheDocument();
  expect(screen.getByText('Second waits')).toBeInTheDocument();
  becomeIdle();
  expect(screen.getByText('Second drawn')).toBeInTheDocument();
});

test('what is scrolled near, or printed, does not wait', () => {
  renderInShell(
    <>
      <Place name="First" />
      <Place name="Second" />
    </>,
  );
  act(() => near[1]?.([{ isIntersecting: true }]));
  expect(screen.getByText('Second drawn')).toBeInTheDocument();
  expect(screen.getByText('First waits')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('First drawn')).toBeInTheDocument();
});
