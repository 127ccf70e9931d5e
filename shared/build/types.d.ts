/// <reference path="./node_modules/@types/jest/index.d.ts" />
/// <reference types="@testing-library/jest-dom" />

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module 'moment/locale/*';
declare module 'react-refresh/runtime';

interface ImportMeta {
  /** The files of a folder, each loaded when it is asked for; webpack finds them as it builds. */
  webpackContext(
    folder: string,
    options: { readonly regExp: RegExp; readonly mode: 'lazy' },
  ): ((file: string) => Promise<{ default: () => null }>) & { keys(): readonly string[] };
}
