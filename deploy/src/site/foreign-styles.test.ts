import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foreignStyles } from './foreign-styles.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'styles-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const found = (css: string) => {
  writeFileSync(path.join(dir, 'page.css'), css);
  return foreignStyles(dir, ['page.css', 'page.js'], 'yard-map');
};

test.each([
  '.yard-map-row-a1B2{color:red}',
  '.yard-map-row-a1B2>*{color:red}',
  '.yard-map-a:hover,.yard-map-b[data-on=true]::after{color:red}',
  '@media print{.yard-map-row{display:none}}',
  '[dir=rtl] .yard-map-row{color:red}',
  '.yard-map-row:has(p){color:red}',
  '@keyframes yard-map-turn{from{opacity:0}50%{opacity:1}to{opacity:0}}',
  '@font-face{font-family:x;src:url(x.woff2)}',
  '.yard-map-row{color:red;&:hover{color:blue}}',
])('%s is the own remote alone', async (css) => {
  expect(await found(css)).toEqual([]);
});

test.each([
  ['*{all:unset}', '*'],
  ['body{margin:0}', 'body'],
  [':root{--portal-brand:red}', ':root'],
  ['.yard-map-a,h1{color:red}', 'h1'],
  ['@media print{header{display:none}}', 'header'],
  ['@layer x{.other-remote-a{color:red}}', '.other-remote-a'],
  [':root:has(.yard-map-a) *{color:red}', ':root:has(.yard-map-a) *'],
])('%s reaches beyond it', async (css, selector) => {
  expect(await found(css)).toEqual([
    `page.css styles \`${selector}\`, which others have too: write it in a style module (*.module.css)`,
  ]);
});
