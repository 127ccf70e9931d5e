import net from 'node:net';
import { freePorts } from '@portal/build/ports';

/** Whether nobody listens on a port of this machine, under any address of `localhost`. */
export async function isPortFree(port: number): Promise<boolean> {
  const results = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)));
  return results.every(Boolean);
}

/** An address that this machine does not have (no IPv6) is nobody's. */
const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
