/**
 * Copies a text that is still on its way to the clipboard.
 *
 * @returns false where the browser does not let us: no permission, or a page without https
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    // Some browsers take a text only while the click counts, but wait for the one they were promised.
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
