import type { Request } from '@playwright/test';

/** The part of a request that says when it began. */
export type Begun = Pick<Request, 'response' | 'timing'>;

/**
 * Those of the requests that a browser had begun at a time and that were answered. The browser's own
 * clock counts: on a busy machine word of a request comes when the page has long been shown.
 *
 * @param until milliseconds since 1970
 */
export async function askedUntil<Asked extends Begun>(
  requests: readonly Asked[],
  until: number,
): Promise<Asked[]> {
  const inTime = await Promise.all(
    requests.map(async (request) => {
      const response = await request.response();
      return response !== null && request.timing().startTime <= until;
    }),
  );
  return requests.filter((_, index) => inTime[index]);
}
