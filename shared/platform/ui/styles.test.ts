import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as ui from './ui.ts';

// Tests see every style sheet as its class names, so the real ones are read from their files.
const kit = path.join(__dirname, '../node_modules/@mantine/core');
const read = (file: string) =>
  readFileSync(
    file.startsWith('.')
      ? path.join(__dirname, file)
      : path.join(kit, file.replace('@mantine/core/', '')),
    'utf8',
  );

const imported = [...read('./styles.ts').matchAll(/^import '([^']+\.css)';$/gm)];
const css = imported.map(([, file = '']) => read(file)).join('\n');
const wholeKit = read('@mantine/core/styles.layer.css');

/** Returns the classes for which the kit has rules, for one of its components. */
function kitClasses(part: unknown): string[] {
  const names: unknown = part instanceof Object ? Reflect.get(part, 'classes') : null;
  const classes: unknown[] = names instanceof Object ? Object.values(names) : [];
  return classes.map((name) => `.${String(name)}`).filter((name) => wholeKit.includes(name));
}

const modulesIn = (folder: string) =>
  readdirSync(path.join(__dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => read(`../${folder}/${file}`));

const styled = Object.entries(ui)
  .map(([name, part]) => [name, kitClasses(part)] as const)
  .filter(([, classes]) => classes.length > 0);

describe('the style sheets of the shell', () => {
  test.each(styled)('style %s', (_, classes) => {
    expect(classes.filter((name) => !css.includes(name))).toEqual([]);
  });

  test('use no variable that they leave unset', () => {
    const setIn = (text: string) =>
      new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
    const [set, byKit] = [setIn(css), setIn(wholeKit)];
    const modules = ['ui', 'dates', 'charts'].flatMap((folder) => modulesIn(folder)).join('\n');
    const used = [...(css + modules).matchAll(/var\(\s*(--(?:mantine|portal)-[\w-]+)/g)];
    const unset = used
      .map(([, name = '']) => name)
      .filter((name) => !set.has(name) && (name.startsWith('--portal') || byKit.has(name)));
    expect(unset).toEqual([]);
  });
});
