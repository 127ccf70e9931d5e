declare const __webpack_public_path__: string | undefined;

/** Folder of the scripts and styles of the shell's own build, as in `/shell/files/`. */
export const shellFolder: string =
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** Version of the running shell, as named by its page; empty if the page names none. */
export const shellVersion: string =
  document.querySelector<HTMLMetaElement>('meta[name="portal-shell"]')?.content ?? '';
