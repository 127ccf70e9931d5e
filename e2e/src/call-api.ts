import type { Page } from '@playwright/test';

/**
 * Calls the API as the user of the page, which shows the portal.
 *
 * @returns its answer
 */
export async function callApi(page: Page, call: string, body: object): Promise<unknown> {
  const headers = await page.evaluate(() => ({
    authorization: `Bearer ${localStorage.getItem('token')}`,
    'api-key': localStorage.getItem('api_key') ?? '',
  }));
  const answer = await page.request.post(`/api/v2/${call}`, { headers, data: body });
  return answer.json();
}
