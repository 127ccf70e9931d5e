import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from 'webpack';
import { plainScript } from './rules.ts';

/**
 * Placeholder in the shell's sources for the hashes of its on-demand files
 * (`shell/src/federation/own-files.ts`).
 */
const mark = 'portal-late-files';

/**
 * Starts the chain of hashes at the page: the page contains the hash of each script and stylesheet
 * that it requests, and the shell's entry contains those of its on-demand files.
 */
export class PageIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageIntegrityPlugin', (compilation) => {
      // After all steps that name files after their content.
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageIntegrityPlugin', stage }, () => {
        const files = contents(compilation);
        // The page contains these hashes. The entry must not: its name would stay the same while
        // its content changes.
        const first = new Set(compilation.entrypoints.get('shell')?.getFiles());
        const isLate = (file: string) =>
          /\.(?:js|css)$/.test(file) && !first.has(file) && !plainScript.test(file);
        const late = [...files].filter(([file]) => isLate(file));
        const named = late.map(([file, content]) => `${file} ${hashOf(content)}`).join(' ');
        const write = (file: string, content: string) => {
          files.set(file, content);
          compilation.updateAsset(file, new sources.RawSource(content));
        };
        const marked = [...first].filter((file) => files.get(file)?.includes(mark));
        if (marked.length !== 1)
          throw new Error(`${marked.length} files of the shell hold ${mark}`);
        for (const file of marked) write(file, (files.get(file) ?? '').replaceAll(mark, named));
        for (const [file, content] of files)
          if (file.endsWith('.html')) write(file, withHashes(content, files));
      });
    });
  }
}

const contents = ({ assets }: Compilation): Map<string, string> =>
  new Map(Object.entries(assets).map(([file, source]) => [file, source.source().toString()]));

/** Returns a page whose scripts and stylesheets run only with the hash of their content. */
function withHashes(page: string, files: ReadonlyMap<string, string>): string {
  const hashed = page.replaceAll(
    /<(?:script|link)\b[^>]*\s(?:src|href)=("?)[^">\s]*?([^"/>\s]+\.(?:js|css))\1/g,
    (tag, _quote, file: string) => {
      const content = files.get(file);
      if (content === undefined) throw new Error(`The page asks for ${file}, which is not built`);
      return `${tag} integrity="${hashOf(content)}" crossorigin="anonymous"`;
    },
  );
  if (hashed === page) throw new Error('The page asks for no script');
  return hashed;
}

const hashOf = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
