/**
 * Waits for the portal's style sheets. They are usually loaded already: only a slow one was not
 * allowed to delay the page any longer.
 */
export async function styleSheetsReady(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const late = links.filter((link) => link.sheet === null);
  await Promise.all(late.map((link) => new Promise((come) => link.addEventListener('load', come))));
}
