import { type PackageBuild, packageConfig } from './config.ts';
import { type ServedPackage, serve } from './serve.ts';

/** A package and its output folder. */
export type DevelopedBuild = Omit<PackageBuild, 'mode' | 'refresh'>;

/**
 * Builds a package for development behind a port of its own. The portal's gateway serves it in
 * place of the published build.
 *
 * @throws Error if the port is taken
 */
export const servePackage = (build: DevelopedBuild, port: number): Promise<ServedPackage> =>
  serve(packageConfig({ ...build, mode: 'development' }), port);
