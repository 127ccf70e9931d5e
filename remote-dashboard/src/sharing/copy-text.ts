/**
 * Copies a text that is still being loaded to the clipboard.
 *
 * @returns false if the browser refuses: no permission, or a page without https
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    // Some browsers accept a text only right after a click, but wait for a promised one.
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': text.then((each) => new Blob([each], { type: 'text/plain' })),
      }),
    ]);
    return true;
  } catch {
    return text
      .then((each) => navigator.clipboard.writeText(each))
      .then(
        () => true,
        () => false,
      );
  }
}
