import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { isPortFree } from './ports.ts';

test.each(['127.0.0.1', '::1'])('a port is taken while somebody listens at %s', async (host) => {
  const server = net.createServer();
  const port = await new Promise<number>((resolve) => {
    // A machine without IPv6 has no such address to occupy.
    server.once('error', () => resolve(0));
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
  });
  if (port === 0) return;
  expect(await isPortFree(port)).toBe(false);
  await new Promise((done) => server.close(done));
  expect(await isPortFree(port)).toBe(true);
});
