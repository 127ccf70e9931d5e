declare const __webpack_public_path__: string | undefined;

/** Folder of the shell's own build, as in `/shell/1.0.0-0a1b2c3d/`. */
export const shellFolder: string =
  typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** Version of the shell that runs here; empty while it is being developed. */
export const shellVersion: string = shellFolder.split('/').at(-2) ?? '';
