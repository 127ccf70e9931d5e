/** The name that an answer is to be saved under; empty where its header names none. */
export function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // Not written as the header says: the plain name remains.
  }
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? '';
}
