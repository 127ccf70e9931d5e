import { bus, type PopupKind, popupRequested } from '@portal/platform/bus';
import { createMemoryRouter } from '@portal/platform/routing/manage';
import { watchAddressLength } from './watch-address-length.ts';

const agents = {
  'Internet Explorer 11': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
  'Internet Explorer 9': 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)',
  Edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Edg/130.0.0.0',
};

let popups: PopupKind[] = [];
bus.on(popupRequested).subscribe(({ kind }) => popups.push(kind));

/** Opens an address of the given length. */
function open(browser: keyof typeof agents, length: number) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[browser]);
  const start = `${location.origin}/?q=`;
  history.replaceState(null, '', start + 'x'.repeat(length - start.length));
  const router = createMemoryRouter([{ path: '*', element: null }]);
  watchAddressLength(router);
  return router;
}

beforeEach(() => {
  popups = [];
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['Internet Explorer 11', 2001, ['url_too_long']],
  ['Internet Explorer 9', 2001, ['url_too_long']],
  ['Internet Explorer 11', 2000, []],
  ['Edge', 5000, []],
] as const)('%s at an address of %d characters', (browser, length, expected) => {
  open(browser, length);
  expect(popups).toEqual(expected);
});

test('each long address is told of once', async () => {
  const router = open('Internet Explorer 11', 2001);
  await router.navigate('/a');
  expect(popups).toHaveLength(1);
  history.replaceState(null, '', `/?q=${'y'.repeat(2500)}`);
  await router.navigate('/b');
  expect(popups).toHaveLength(2);
});
