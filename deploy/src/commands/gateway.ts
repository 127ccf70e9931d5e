import { readSettings } from '@portal/api/settings';
import { createGateway } from '../gateway/gateway.ts';

// Serves the site until the parent process ends, or it receives a signal.

const { port, siteDir, apiPort } = readSettings(process.env);
const gateway = createGateway({ siteDir, apiPort });

const end = () => gateway.drain().then(() => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, end);

try {
  await gateway.listen({ host: 'localhost', port });
  process.send?.({ ready: true });
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is in use: set PORT to another one.` : error);
  process.exit(1);
}
