import type { FastifyInstance } from 'fastify';

/** A port is taken; the message names the setting that changes it. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse';
}

/**
 * Listens on this machine only, under every address of `host`.
 *
 * @returns the port, also if any free one was requested (0)
 * @throws PortInUse
 */
export async function listen(
  app: FastifyInstance,
  { host, port, setting }: { host: string; port: number; setting: string },
): Promise<number> {
  try {
    return Number(new URL(await app.listen({ host, port })).port);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortInUse(`Port ${port} is in use: set ${setting} to another one.`);
    }
    throw error;
  }
}
