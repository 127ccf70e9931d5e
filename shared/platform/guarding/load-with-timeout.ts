import { partTimeout } from './part-timeouts.ts';

/** A file that a bundler fetches by an element of the page. */
type LateFile = HTMLScriptElement | HTMLLinkElement;

/**
 * Loads a part and fails if it takes too long; a stalled file can then be fetched again.
 *
 * @throws the error of `load`, or an Error on timeout
 */
export async function loadWithTimeout<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = new Set(filesOfPage());
  const loading = load();
  // A bundler requests all files of a part at once.
  const files = filesOfPage().filter((file) => !before.has(file));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      fail(files);
      // The bundler's own failure names the file, so it must settle first.
      timer = setTimeout(() => reject(new Error('It did not come in time')));
    }, partTimeout());
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

const filesOfPage = (): LateFile[] => [
  ...document.querySelectorAll<LateFile>('script[src], link[rel="stylesheet"]'),
];

// A bundler retries a file only after the browser has reported an error. For files already loaded,
// the event has no listeners.
const fail = (files: readonly LateFile[]): void => {
  for (const file of files) file.dispatchEvent(new Event('error'));
};
