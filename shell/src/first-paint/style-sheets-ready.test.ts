import { styleSheetsReady } from './style-sheets-ready.ts';

/** Adds a style sheet that has loaded, or is still loading. */
function addSheet(hasCome: boolean): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  if (hasCome) Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() });
  document.head.append(link);
  return link;
}

afterEach(() => document.head.replaceChildren());

it('the portal waits for a style sheet that is late, and for no other', async () => {
  addSheet(true);
  await styleSheetsReady();
  const late = addSheet(false);
  const ready = jest.fn();
  const waiting = styleSheetsReady().then(ready);
  await Promise.resolve();
  expect(ready).not.toHaveBeenCalled();
  late.dispatchEvent(new Event('load'));
  await waiting;
  expect(ready).toHaveBeenCalledTimes(1);
});
