import type { Page } from '@playwright/test';

/**
 * Listens to what a page should not do: write errors to the console, throw, or speak to anybody but
 * the portal.
 *
 * @param hosts origins of the portal and its sign-in page
 * @returns what it has done so far
 */
export function listenToNoise(page: Page, hosts: readonly string[]): () => string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(`thrown: ${message}`));
  page.on('console', (message) => {
    // The browser's own note on an answer that a state asks for.
    if (message.type() !== 'error' || /^Failed to load resource/.test(message.text())) return;
    heard.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^(?:data|blob):$/.test(protocol) || hosts.includes(origin)) return;
    heard.push(`asked elsewhere: ${request.url()}`);
  });
  return () => [...heard];
}
