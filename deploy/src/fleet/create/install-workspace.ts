import { spawn } from 'node:child_process';

const command = ['-y', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile'];

/**
 * Installs the workspace with a new package, from this machine's package cache as far as possible,
 * and updates the lockfile.
 *
 * @throws Error with the command to run manually
 */
export async function installWorkspace(
  root: string,
  report: (line: string) => void,
): Promise<void> {
  report('Installing its dependencies …');
  const args = [...command, '--prefer-offline', '--config.confirmModulesPurge=false'];
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn('npx', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
  if (code === 0) return;
  throw new Error(
    `${output}\nThe package is there, and its dependencies are not: npx ${command.join(' ')}`,
  );
}
