import type { RenderRequest } from '../render-messages.ts';

// Takes as many MiB of memory as the width it is asked for, outside of Node's heap, and uses them.
process.on('message', ({ id, width }: RenderRequest) => {
  const taken = Array.from({ length: width }, () => Buffer.alloc(1024 * 1024, 1));
  process.send?.({ id, picture: { png: Buffer.from('kept'), width: taken.length, height: 1 } });
});
process.send?.({ ready: true });
