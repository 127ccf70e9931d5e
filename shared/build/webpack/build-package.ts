import webpack, { type Configuration } from 'webpack';
import { isShellBuild, type PackageBuild, packageConfig } from './config.ts';
import { workerConfig } from './worker-config.ts';

/**
 * Builds the shell or a remote into `outDir`; the shell with its service worker.
 *
 * @throws Error with webpack's own messages when anything fails to compile
 */
export async function buildPackage(build: PackageBuild): Promise<void> {
  await compile(packageConfig(build));
  if (isShellBuild(build)) await compile(workerConfig(build));
}

/** Runs the build of a configuration. Fails like {@link buildPackage}. */
export async function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) reject(failure);
        else if (!stats || stats.hasErrors())
          reject(
            new Error(stats?.toString({ all: false, errors: true }) ?? 'The build gave no result'),
          );
        else resolve();
      });
    });
  });
}
