/**
 * Waits for the portal's style sheets. They are there as a rule: only those that took too long no longer
 * hold back what the page shows meanwhile.
 */
export async function styleSheetsReady(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const late = links.filter((link) => link.sheet === null);
  await Promise.all(late.map((link) => new Promise((come) => link.addEventListener('load', come))));
}
