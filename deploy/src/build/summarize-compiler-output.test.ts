import { summarizeCompilerOutput } from './summarize-compiler-output.ts';

const words = (text: string) => summarizeCompilerOutput(text, '/portal/remote-one');

test('a syntax error is told with its file and line, and without the calls of the compiler', () => {
  const text = `ERROR in ./src/thing.ts
Module build failed (from ../node_modules/swc-loader@0.2.7/node_modules/swc-loader/src/index.js):
Error:   x Unexpected token \`;\`. Expected identifier
   ,-[/portal/remote-one/src/thing.ts:1:1]
 1 | export const thing = 1;
 2 | export const broken = {;
   :                        ^
   \`----


Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
   8: worker
             at /home/iojs/build/ws/out/../deps/uv/src/threadpool.c:122:5`;
  expect(words(text)).toBe('src/thing.ts:2: Unexpected token `;`. Expected identifier');
});

test('a style that is broken is told once, without its loaders', () => {
  const fault = `Module build failed (from ../node_modules/css-loader/dist/cjs.js):

SyntaxError

(1:1) /portal/remote-one/src/a.module.css Unclosed block

> 1 | .a { color: red;
    | ^`;
  expect(
    words(
      `ERROR in ./src/a.module.css (./src/a.module.css.webpack!=!css-loader)\n${fault}\n\nERROR in ./src/a.module.css\nError: ${fault}`,
    ),
  ).toBe('src/a.module.css:1: Unclosed block');
});

test('a module that is missing and a declaration that is broken are told with file and line', () => {
  const missing = "ERROR in ./src/a.tsx 2:0-31\nModule not found: Error: Can't resolve 'x' in '/y'";
  expect(words(missing)).toBe("src/a.tsx:2: Can't resolve 'x' in '/y'");
  const transform =
    'Transform failed with 1 error:\n/portal/remote-one/remote.ts:1:16: ERROR: Expected identifier';
  expect(words(transform)).toBe('remote.ts:1: Expected identifier');
});

test('other words stay as they are', () => {
  expect(words('title is a label without an English text')).toBe(
    'title is a label without an English text',
  );
});
