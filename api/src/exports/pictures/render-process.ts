import { lowerPriority } from '../lower-priority.ts';
import { drawPicture } from './draw-picture.ts';
import type { RenderMessage, RenderRequest } from './render-messages.ts';

// Draws pictures, one after another. The process may be killed at any time, and ends with its
// parent.

const tell = (message: RenderMessage) => process.send?.(message);

process.on('message', async ({ id, svg, width }: RenderRequest) => {
  try {
    tell({ id, picture: await drawPicture(svg, width) });
  } catch {
    tell({ id, picture: null });
  }
});
process.on('disconnect', () => process.exit());
// Not earlier: startup is short, trusted work with a time limit.
lowerPriority(process);
tell({ ready: true });
