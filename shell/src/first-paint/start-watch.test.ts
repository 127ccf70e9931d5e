import { readFileSync } from 'node:fs';
import path from 'node:path';

const script = readFileSync(path.join(__dirname, 'start-watch.js'), 'utf8');
const page = readFileSync(path.join(__dirname, '../index.html'), 'utf8');

/** Opens the page before the portal has started, with the files that the build puts into it. */
function open({ language = 'en-US', chosen = '', isStyled = true } = {}) {
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    page,
    'text/html',
  ).documentElement.innerHTML;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  if (isStyled) Object.defineProperty(sheet, 'sheet', { value: new CSSStyleSheet() });
  document.head.append(
    sheet,
    Object.assign(document.createElement('script'), { type: 'text/plain', src: '/shell/1/a.js' }),
  );
  if (chosen) localStorage.setItem('language', chosen);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  new Function(script)();
}
const main = () => document.querySelector('main.portal-first-words');
const failed = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('error'));
const shell = 'script[src^="/shell/"]';

const listened: Parameters<typeof removeEventListener>[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  const listen = globalThis.addEventListener;
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((...args: unknown[]) => {
    listened.push(args as Parameters<typeof removeEventListener>);
    Reflect.apply(listen, globalThis, args);
  });
});
afterEach(() => {
  for (const args of listened.splice(0)) removeEventListener(...args);
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the page whose portal does not come', () => {
  it.each([shell, 'link[rel="stylesheet"]'])(
    'says so when %s fails, and starts no more',
    (file) => {
      open();
      failed(file);
      expect(main()).toHaveTextContent('The portal could not be loaded');
      expect(main()?.querySelector('button')).toHaveTextContent('Try again');
      expect(document.getElementById('portal')).toBeNull();
    },
  );

  it('says so when its script throws as it is run', () => {
    open();
    dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/shell/1/a.js` }));
    expect(main()).toHaveTextContent('The portal could not be loaded');
  });

  it('says nothing of what is not the portal’s own', () => {
    open();
    failed('link[rel="preload"]');
    dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://one/a.js' }));
    expect(main()).toBeNull();
  });

  it('says after a while that it takes long, and leaves the portal its place', () => {
    open();
    jest.advanceTimersByTime(9_900);
    expect(main()).toBeNull();
    jest.advanceTimersByTime(200);
    expect(main()).toHaveTextContent('The portal is still loading');
    expect(document.getElementById('portal')).not.toBeNull();
    failed(shell);
    expect(document.querySelectorAll('main.portal-first-words')).toHaveLength(1);
    expect(main()).toHaveTextContent('could not be loaded');
  });

  it('says so sooner when there is no style sheet, which no longer keeps the words out of sight', () => {
    open({ isStyled: false });
    const sheet = document.querySelector('link[rel="stylesheet"]');
    jest.advanceTimersByTime(2_900);
    expect(main()).toBeNull();
    jest.advanceTimersByTime(200);
    expect(main()).toHaveTextContent('The portal is still loading');
    expect(sheet).not.toBeInTheDocument();
    expect(document.querySelector('link[rel="stylesheet"]')).toEqual(sheet);
    main()?.querySelector('button')?.focus();
    jest.advanceTimersByTime(10_000);
    expect(main()?.querySelector('button')).toHaveFocus();
    failed('link[rel="stylesheet"]');
    expect(main()).toHaveTextContent('could not be loaded');
  });

  it('leaves a portal alone that has started', () => {
    open();
    document.querySelector('.portal-first')?.remove();
    const late = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    document.head.append(late);
    failed(shell);
    jest.advanceTimersByTime(11_000);
    expect(main()).toBeNull();
    expect(late).toBeInTheDocument();
    expect(document.getElementById('portal')).not.toBeNull();
  });

  it.each([
    ['es-MX', '', 'es', 'No se pudo cargar'],
    ['pt-PT', '', 'pt', 'Não foi possível'],
    ['en-US', 'fr-CA', 'fr', 'n’a pas pu'],
    ['de-DE', '', 'en', 'could not be'],
  ])('speaks, to a browser of %s in which %p was chosen, %s', (language, chosen, lang, text) => {
    open({ language, chosen });
    failed(shell);
    expect(main()).toHaveAttribute('lang', lang);
    expect(main()).toHaveTextContent(text);
  });
});
