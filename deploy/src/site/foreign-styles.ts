import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';

/**
 * Finds styles of a remote that affect elements of others. Every selector needs a class that begins
 * with the remote's name, as in the preset's style modules.
 *
 * @param dir folder of the build
 * @param files files of the build
 * @param name the remote's name
 * @returns a sentence for each selector that could match elements of other pages
 */
export async function foreignStyles(
  dir: string,
  files: readonly string[],
  name: string,
): Promise<string[]> {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const found = sheets.map(async (file) =>
    foreignSelectors(await readFile(path.join(dir, file), 'utf8'), name).map(
      (selector) =>
        `${file} styles \`${selector}\`, which others have too: write it in a style module (*.module.css)`,
    ),
  );
  return (await Promise.all(found)).flat();
}

function foreignSelectors(css: string, name: string): string[] {
  const found: string[] = [];
  walk(parse(css, { parseValue: false }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && /keyframes$/i.test(node.name)) return walk.skip;
      if (node.type !== 'Rule') return;
      const { prelude } = node;
      const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [prelude];
      found.push(...selectors.filter((each) => !isOwn(each, name)).map((each) => generate(each)));
      // Nested rules apply only within its elements.
      return walk.skip;
    },
  });
  return found;
}

/** Conditions on other elements, such as `:has(…)`, are not classes of the element itself. */
const isOwn = (selector: CssNode, name: string): boolean =>
  selector.type === 'Selector' &&
  selector.children.some(
    (part) => part.type === 'ClassSelector' && part.name.startsWith(`${name}-`),
  );
