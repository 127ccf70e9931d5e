import type { RenderRequest } from '../render-messages.ts';

// Returns its process id as the width of a picture.
process.on('message', ({ id }: RenderRequest) => {
  const picture = { png: Buffer.from('none'), width: process.pid, height: 1 };
  process.send?.({ id, picture });
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
