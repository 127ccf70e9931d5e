import { spawn } from 'node:child_process';
import process from 'node:process';
import { installEnvironment } from './install-environment.mjs';

const pnpm = 'pnpm@12.21.0';

/** How people install what a package.json newly asks for. */
export const installCommand = `npx -y ${pnpm} install`;

/**
 * Installs exactly what the lockfile says. Quiet when it works; shows everything when it fails.
 *
 * @returns {Promise<boolean>} whether it worked
 */
export async function installDependencies(root) {
  const started = Date.now();
  console.error('Installing dependencies (about a minute the first time) …');
  const args = ['-y', pnpm, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  const { code, output } = await run('npx', args, root);
  if (code === 0) {
    console.error(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
    return true;
  }
  console.error(output);
  console.error(
    output.includes('OUTDATED_LOCKFILE')
      ? `A package.json asks for what the lockfile does not have. Install it with: ${installCommand}`
      : 'The dependencies could not be installed (see above). Is the network there? ' +
          `By hand: ${installCommand} --frozen-lockfile`,
  );
  return false;
}

function run(command, args, cwd) {
  return new Promise((resolve) => {
    const env = installEnvironment(process.env);
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
