import net from 'node:net';
import { freePorts } from '@portal/build/ports';

/** Whether a port of this machine is free on all addresses of `localhost`. */
export async function isPortFree(port: number): Promise<boolean> {
  const results = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)));
  return results.every(Boolean);
}

/** An address that this machine does not have (no IPv6) counts as free. */
const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** Finds a free port of this machine. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
