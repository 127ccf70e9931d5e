const marks: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const special = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text within an element or attribute. Characters that XML cannot hold are left out. */
export const xmlText = (text: string): string =>
  text.replace(special, (mark) => marks.get(mark) ?? '');
