import { scrollBackTo } from './scroll-back-to.ts';

let grown = () => {};
let stop = () => {};
const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const isLong = (height: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: window.innerHeight + height,
    configurable: true,
  });

beforeEach(() => {
  scrolled.mockClear();
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      grown = () => told([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grown = () => {};
    }
  };
});
afterEach(() => stop());

describe('a page that somebody returns to', () => {
  it('stands where they left it as soon as it is long enough', () => {
    isLong(100);
    stop = scrollBackTo(500);
    isLong(800);
    grown();
    grown();
    expect(scrolled.mock.calls).toEqual([[{ top: 100 }], [{ top: 500 }]]);
  });

  it('is theirs once they move on their own', () => {
    isLong(100);
    stop = scrollBackTo(500);
    window.dispatchEvent(new Event('wheel'));
    isLong(800);
    grown();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});
