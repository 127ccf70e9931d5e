import { makePicture } from './make-picture.ts';
import { type FromMaker, PictureNotKept, type ToMaker } from './messages.ts';

// Makes pictures, one after another, in a process that may crash without harm. It ends with its
// parent.

const tell = (message: FromMaker) => process.send?.(message);

process.on('message', async ({ id, file }: ToMaker) => {
  try {
    tell({ id, made: await makePicture(file) });
  } catch (error) {
    tell({ id, refused: error instanceof PictureNotKept ? error.reason : 'file_unreadable' });
  }
});
process.on('disconnect', () => process.exit());
tell({ ready: true });
