import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const onSearch = jest.fn();
const show = (value: string) =>
  renderHook((searched: string) => useSearchText(searched, onSearch), { initialProps: value });
const rest = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => onSearch.mockReset());

test('searches once typing rests', () => {
  const { result } = show('');
  act(() => result.current[1]('fo'));
  rest(499);
  act(() => result.current[1]('foo'));
  rest(499);
  expect(onSearch).not.toHaveBeenCalled();
  rest(1);
  expect(onSearch.mock.calls).toEqual([['foo']]);
});

test('keeps a space at the end over its own search', () => {
  const { result, rerender } = show('');
  act(() => result.current[1]('foo '));
  rest(500);
  rerender('foo');
  expect(result.current[0]).toBe('foo ');
});

test('gives way to a search from elsewhere', () => {
  const { result, rerender } = show('foo');
  act(() => result.current[1]('foob'));
  rerender('');
  expect(result.current[0]).toBe('');
});
