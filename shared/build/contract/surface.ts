import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The public surface of one module of the platform. */
export interface ModuleSurface {
  /** The exported names, sorted. */
  readonly names: readonly string[];
  /** Declarations of the module and of everything that they refer to, without comments. */
  readonly text: string;
}

/** The platform's public surface, by the name of the module, as in `bus`. */
export type Surface = Readonly<Record<string, ModuleSurface>>;

/**
 * Reads the public surface of a package from its sources.
 *
 * @param dir folder of the package
 * @param modules the public modules; each is `<module>/<module>.ts`
 * @param compiler the TypeScript compiler's program
 * @throws Error with the compiler's messages if the package does not compile
 */
export function readSurface(dir: string, modules: readonly string[], compiler: string): Surface {
  const emitted = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments'];
  try {
    execFileSync(
      process.execPath,
      [compiler, '-p', dir, ...emit, '--rootDir', dir, '--outDir', emitted],
      {
        encoding: 'utf8',
      },
    );
    return Object.fromEntries(
      modules.map((name) => [
        name,
        moduleSurface(emitted, path.join(emitted, name, `${name}.d.ts`)),
      ]),
    );
  } catch (error) {
    throw new Error(String((error as { stdout?: string }).stdout || error), { cause: error });
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

/** Returns a short hash of a surface; equal surfaces have equal hashes. */
export function surfaceHash(surface: Surface): string {
  const texts = Object.entries(surface).map(([name, { text }]) => `${name}\n${text}`);
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, 16);
}

function moduleSurface(root: string, file: string): ModuleSurface {
  const files = [...reached(file)].sort();
  const texts = files.map(
    (each) =>
      `// ${path.relative(root, each).split(path.sep).join('/')}\n${readFileSync(each, 'utf8').trim()}`,
  );
  return { names: [...exportedNames(file)].sort(), text: texts.join('\n\n') };
}

const mentions = /(?:from |import\()\s*['"](\.[^'"]+\.tsx?)['"]/g;

/** Returns a declaration file and those that it refers to within its package. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, mention = ''] of readFileSync(file, 'utf8').matchAll(mentions))
    reached(declarationOf(file, mention), found);
  return found;
}

const declarationOf = (from: string, mention: string) =>
  path.resolve(path.dirname(from), mention).replace(/\.tsx?$/, '.d.ts');

function exportedNames(file: string): Set<string> {
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').flatMap((item) => /([\w$]+)\s*$/.exec(item)?.[1] ?? []),
  );
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:const|let|function|class|interface|type) ([\w$]+)/gm),
  ].flatMap(([, name]) => name ?? []);
  const passedOn = [...text.matchAll(/^export \* from ['"](\.[^'"]+)['"]/gm)].flatMap(
    ([, mention = '']) => [...exportedNames(declarationOf(file, mention))],
  );
  return new Set([...listed, ...declared, ...passedOn]);
}
