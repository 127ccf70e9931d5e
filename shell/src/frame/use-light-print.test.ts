import { act, renderHook } from '@portal/platform/testing';
import { useLightPrint } from './use-light-print.ts';

const attribute = 'data-mantine-color-scheme';
const root = document.documentElement;

test('a dark page is light while it is printed', () => {
  const print = Object.assign(new EventTarget(), { matches: false });
  jest.spyOn(window, 'matchMedia').mockReturnValue(print as unknown as MediaQueryList);
  const printing = (matches: boolean) =>
    act(() => {
      print.matches = matches;
      print.dispatchEvent(new Event('change'));
    });
  root.setAttribute(attribute, 'dark');
  const { unmount } = renderHook(useLightPrint);
  printing(true);
  expect(root).toHaveAttribute(attribute, 'light');
  printing(false);
  expect(root).toHaveAttribute(attribute, 'dark');
  unmount();
  printing(true);
  expect(root).toHaveAttribute(attribute, 'dark');
  jest.restoreAllMocks();
});
