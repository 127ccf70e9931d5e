import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { riddlingPhrases } from '../rules/comment-phrases.ts';
import { runCommand } from '../run-command.ts';
import { check, type Step } from '../step.ts';

const patterns = ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'css'].map((ending) => `*.${ending}`);

/** Finds phrases that make a comment hard to read. */
export const comments: Step = {
  name: 'Comments',
  async run({ root, signal }) {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
    const { code, output } = await runCommand('git', args, { cwd: root, signal });
    if (code !== 0) return check(false, { output });
    const files = output.split('\n').filter(Boolean);
    const found = await Promise.all(
      files.map(async (file) => {
        // A deleted file is listed until its deletion is committed.
        const source = await readFile(path.join(root, file), 'utf8').catch(() => '');
        return riddlingPhrases(source).map(({ line, phrase }) => `${file}:${line}: ${phrase}`);
      }),
    );
    const lines = found.flat();
    return check(lines.length === 0, { note: `${files.length} files`, output: lines.join('\n') });
  },
};
