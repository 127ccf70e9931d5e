import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';

export interface ServedPackage {
  /** Port of the server on this machine's loopback. */
  readonly port: number;
  /**
   * Reloads the pages that run the served code, after a change that the compiler does not notice.
   */
  reload(): void;
  close(): Promise<void>;
}

/**
 * Compiles a configuration, keeps the result up to date in memory and serves it at the root of a
 * port. The browser receives changes directly from this port. Errors are printed but do not stop
 * the server.
 *
 * @throws Error if the port is taken
 */
export async function serve(
  configuration: Configuration,
  port: number,
  own: ServerOptions = {},
): Promise<ServedPackage> {
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
      ...own,
    },
    webpack(configuration),
  );
  await server.start();
  return {
    port,
    reload: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
    close: () => server.stop(),
  };
}
