import { partPatience } from './part-patience.ts';

/** A file that a bundler fetches by an element of the page. */
type LateFile = HTMLScriptElement | HTMLLinkElement;

/**
 * Calls what loads a part, and gives up on it when it does not come in time. What hangs can be
 * fetched again then.
 *
 * @throws whatever `load` throws, or an Error when the time is over
 */
export async function loadInTime<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = new Set(filesOfPage());
  const loading = load();
  // A bundler asks for the files of a part at once.
  const files = filesOfPage().filter((file) => !before.has(file));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      fail(files);
      // The bundler's own failure names the file, and comes first.
      timer = setTimeout(() => reject(new Error('It did not come in time')));
    }, partPatience());
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

const filesOfPage = (): LateFile[] => [
  ...document.querySelectorAll<LateFile>('script[src], link[rel="stylesheet"]'),
];

// A bundler forgets a file only when the browser fails it. Of a file that came nobody hears any more.
const fail = (files: readonly LateFile[]): void => {
  for (const file of files) file.dispatchEvent(new Event('error'));
};
