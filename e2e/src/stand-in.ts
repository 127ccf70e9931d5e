import type { BrowserContext } from '@playwright/test';

/** Another host, which is not there: it answers with an empty page. */
export const standIn = (context: BrowserContext, address: string): Promise<unknown> =>
  context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  );
