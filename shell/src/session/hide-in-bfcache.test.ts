import { hideInBfcache } from './hide-in-bfcache.ts';

test('a page that is left stays out of sight until it is shown again', () => {
  hideInBfcache();
  dispatchEvent(new Event('pagehide'));
  expect(document.documentElement).not.toBeVisible();
  dispatchEvent(new Event('pageshow'));
  expect(document.documentElement).toBeVisible();
});
