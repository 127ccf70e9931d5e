import type { Section } from '../document.ts';
import type { MessageToMaker } from './messages.ts';
import { type DrawPicture, pieces } from './pieces.ts';
import { documentOf, emptySection } from './testing.ts';

const drawn = { png: new Uint8Array(), width: 1, height: 1 };
const { signal } = new AbortController();

const withPictures = (...summaries: string[]): Section => ({
  ...emptySection,
  blocks: summaries.map((summary) => ({ kind: 'picture', picture: { svg: '', summary } })),
});

async function picturesOf(sections: readonly Section[], draw: DrawPicture): Promise<string[]> {
  const found: MessageToMaker[] = [];
  const reading = { signal, draw, onSection: () => {} };
  for await (const piece of pieces(documentOf(sections), 'pdf', reading)) found.push(piece);
  return found.flatMap((piece) => (piece.kind === 'picture' ? piece.summary : []));
}

test('the pictures of the next section are begun before those of this one are there', async () => {
  let secondBegins = (): void => {};
  const secondBegun = new Promise<void>((resolve) => {
    secondBegins = resolve;
  });
  const pictures = await picturesOf(
    [withPictures('first'), withPictures('second')],
    async (one) => {
      if (one.summary === 'first') await secondBegun;
      else secondBegins();
      return drawn;
    },
  );
  expect(pictures).toEqual(['first', 'second']);
});

test('pictures stand in their order, whichever is drawn first', async () => {
  const waiting: Record<string, number> = { a: 30, b: 0, c: 10, d: 0 };
  const pictures = await picturesOf(
    [withPictures('a', 'b'), withPictures('c', 'd')],
    async (one) => {
      await new Promise((resolve) => setTimeout(resolve, waiting[one.summary]));
      return drawn;
    },
  );
  expect(pictures).toEqual(['a', 'b', 'c', 'd']);
});

test('a picture that fails fails the document, also where another one fails after it', async () => {
  const draw: DrawPicture = ({ summary }) => Promise.reject(new Error(`no ${summary}`));
  const pictures = picturesOf([withPictures('first'), withPictures('second')], draw);
  await expect(pictures).rejects.toThrow('no first');
});
