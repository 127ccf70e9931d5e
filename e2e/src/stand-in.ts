import type { BrowserContext } from '@playwright/test';

/** Replaces an unavailable host: answers with an empty page. */
export const standIn = (context: BrowserContext, address: string): Promise<unknown> =>
  context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  );
