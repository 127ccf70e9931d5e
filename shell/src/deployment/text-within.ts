/**
 * Reads the text of a response up to a limit.
 *
 * @param limit in bytes
 * @param goesOn called for each part received
 * @returns null if the response is larger
 */
export async function textWithin(
  answer: Response,
  limit: number,
  goesOn: () => void,
): Promise<string | null> {
  const reader = answer.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    goesOn();
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
