/** Returns the file name in a `content-disposition` header; empty if there is none. */
export function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // Malformed encoding: use the plain name.
  }
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? '';
}
