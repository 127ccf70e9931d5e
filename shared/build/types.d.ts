/// <reference path="./node_modules/@types/jest/index.d.ts" />
/// <reference types="@testing-library/jest-dom" />

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module 'moment/locale/*';
declare module 'react-refresh/runtime';
