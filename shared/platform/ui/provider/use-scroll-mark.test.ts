import { renderHook } from '@testing-library/react';
import { useScrollMark } from './use-scroll-mark.ts';

const root = document.documentElement;
let resized = () => {};
let room = 0;

beforeEach(() => {
  jest.spyOn(root, 'clientWidth', 'get').mockImplementation(() => innerWidth - room);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe() {}, unobserve() {}, disconnect() {} };
    resized = () => callback([], observer);
    return observer;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  root.style.overflow = '';
});

/** Simulates a new layout of the page with a scrollbar of this width. */
function layOut(scrollbar: number) {
  room = scrollbar;
  resized();
}

test('the root says whether the page has a scrollbar', () => {
  renderHook(useScrollMark);
  layOut(15);
  expect(root).toHaveAttribute('data-scrolls');
  layOut(0);
  expect(root).not.toHaveAttribute('data-scrolls');
});

test.each([
  ['a long', 15, 0],
  ['a short', 0, 15],
])('what it says of %s page stays while a dialog holds it still', (_, before, during) => {
  renderHook(useScrollMark);
  layOut(before);
  root.style.overflow = 'hidden';
  layOut(during);
  expect(root.hasAttribute('data-scrolls')).toBe(before > 0);
  root.style.overflow = '';
  layOut(during);
  expect(root.hasAttribute('data-scrolls')).toBe(during > 0);
});
