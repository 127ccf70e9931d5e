import type { Page } from '@playwright/test';

/**
 * Listens for what a page should not do: log errors, throw, or send requests to other hosts.
 *
 * @param hosts origins of the portal and its sign-in page
 * @returns a function that lists what it has done so far
 */
export function listenForMisbehavior(page: Page, hosts: readonly string[]): () => string[] {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(`thrown: ${message}`));
  page.on('console', (message) => {
    // The browser's own message about a failed answer that the state defines.
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
