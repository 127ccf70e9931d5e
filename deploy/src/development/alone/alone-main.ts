import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildTarget } from '../../build/targets.ts';

/**
 * Writes the module that shows a remote on its own: the fake shell around its pages, with the
 * responses in its `src/testing/alone.ts` if it has one.
 *
 * @returns path of the module
 */
export async function writeAloneMain(root: string, { dir, distDir }: BuildTarget): Promise<string> {
  const answers = path.join(dir, 'src', 'testing', 'alone.ts');
  const hasAnswers = existsSync(answers);
  const lines = [
    "import '@portal/platform/ui/styles';",
    "import { showAlone } from '@portal/platform/testing/shell';",
    importOf('declaration', path.join(dir, 'remote.ts')),
    importOf('entry', path.join(dir, 'src', 'entry.tsx')),
    importOf('words', path.join(dir, 'locales', 'en-US.json')),
    importOf('shellWords', path.join(root, 'shell', 'locales', 'en-US.json')),
    ...(hasAnswers ? [importOf('respond', answers)] : []),
    `const remote = { declaration, entry, words, shellWords${hasAnswers ? ', respond' : ''} };`,
    "showAlone(document.getElementById('portal'), remote);",
  ];
  const file = path.join(distDir, 'alone.mjs');
  await mkdir(distDir, { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

const importOf = (name: string, file: string) => `import ${name} from ${JSON.stringify(file)};`;
