import { reportWords } from '@portal/platform/testing';
import dashboard from '../../locales/en-US.json';

const keys = Object.keys({ ...dashboard, ...reportWords });
const prefixes = new Set(keys.map((key) => key.replace('shell:', '').split('.')[0]));
const keyLike = /\b([a-z]+)\.[a-z_]+\b/g;

const said = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];

/** Returns everything in the page's texts and labels that looks like a key without a text. */
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
