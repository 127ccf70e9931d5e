import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';

export interface ServedPackage {
  /** Port of the server on this machine's loopback. */
  readonly port: number;
  /** Loads the pages anew that run what is served, for a change that the compiler does not see. */
  reload(): void;
  close(): Promise<void>;
}

/**
 * Compiles what a configuration says, keeps it up to date in memory and serves it at the root of a
 * port. The browser hears of changes straight from this port. Errors are printed; they end nothing.
 *
 * @throws Error when the port is taken
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
