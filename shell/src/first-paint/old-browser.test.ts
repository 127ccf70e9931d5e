import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const script = readFileSync(path.join(__dirname, 'old-browser.js'), 'utf8');

/** Runs the script like a page does, in a browser without the given features. */
function run({ without = [] as string[], language = 'en-US' } = {}) {
  document.body.innerHTML = '<div id="portal"></div>';
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const css = { supports: () => !without.includes('nesting') };
  vm.runInNewContext(`for (const name of without) delete Array.prototype[name];\n${script}`, {
    document,
    navigator,
    window: { CSS: css },
    CSS: css,
    without,
  });
}

beforeAll(() =>
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', {
    value: false,
    configurable: true,
  }),
);
afterEach(() => jest.restoreAllMocks());

describe('the page for browsers that are too old', () => {
  it('does not show in one that is new enough', () => {
    run();
    expect(document.getElementById('portal')).toBeInTheDocument();
  });

  it.each(['at', 'toSorted', 'nesting'])('shows where %s is missing', (missing) => {
    run({ without: [missing] });
    expect(document.body).toHaveTextContent('This browser is too old');
    expect(document.getElementById('portal')).not.toBeInTheDocument();
  });

  it.each([
    ['es-MX', 'es', 'demasiado antiguo'],
    ['pt-PT', 'pt', 'antigo demais'],
    ['fr-CA', 'fr', 'trop ancien'],
    ['de-DE', 'en', 'too old'],
  ])('speaks to %s in %s', (language, lang, text) => {
    run({ without: ['at'], language });
    expect(document.documentElement).toHaveAttribute('lang', lang);
    expect(document.body).toHaveTextContent(text);
  });

  it('can be read by any browser', () => {
    expect(script).not.toMatch(/=>|`|\b(?:const|let|class|async)\b\s+\w+\s*[=({]/);
  });
});
