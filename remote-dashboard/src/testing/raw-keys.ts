import { words } from './words.ts';

const prefixes = new Set(Object.keys(words).map((key) => key.split('.')[0]));
const keyLike = /\b([a-z]+)\.[a-z_]+\b/g;

const said = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];

/** What looks like a key without a word, in any text or name of the page. */
export function rawKeys(): string[] {
  const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
    ...said.map((name) => element.getAttribute(name)),
  ]);
  return texts.flatMap((text) =>
    [...(text ?? '').matchAll(keyLike)]
      .filter(([, prefix]) => prefixes.has(prefix))
      .map(([key]) => key),
  );
}
