import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type PackageBuild, packageConfig } from './config.ts';

export interface ServedPackage {
  /** Port of the server on this machine's loopback. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Builds a package for development, keeps it up to date in memory and serves it at the root of a
 * port of its own. The portal's gateway puts it in the place of the published build; the browser
 * hears of changes straight from this port.
 *
 * @throws Error when the port is taken
 */
export async function servePackage(
  build: Omit<PackageBuild, 'mode'>,
  port: number,
): Promise<ServedPackage> {
  const compiler = webpack(packageConfig({ ...build, mode: 'development' }));
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      devMiddleware: { publicPath: '/', stats: 'errors-warnings' },
      client: {
        webSocketURL: { hostname: 'localhost', port, protocol: 'ws' },
        overlay: false,
        logging: 'warn',
      },
      static: false,
    },
    compiler,
  );
  await server.start();
  return { port, close: () => server.stop() };
}
