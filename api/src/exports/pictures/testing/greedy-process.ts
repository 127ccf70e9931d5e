import type { RenderRequest } from '../render-messages.ts';

// Allocates and uses as many MiB of memory, outside of Node's heap, as the requested width.
process.on('message', ({ id, width }: RenderRequest) => {
  const taken = Array.from({ length: width }, () => Buffer.alloc(1024 * 1024, 1));
  process.send?.({ id, picture: { png: Buffer.from('kept'), width: taken.length, height: 1 } });
});
process.send?.({ ready: true });
