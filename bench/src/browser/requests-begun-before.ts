import type { Request } from '@playwright/test';

/** The parts of a request needed to tell when it began. */
export type TimedRequest = Pick<Request, 'response' | 'timing'>;

/**
 * Returns the requests that the browser had begun by a time and that were answered. The browser's
 * own clock is used, because on a busy machine the request event may arrive long after the page was
 * shown.
 *
 * @param until milliseconds since 1970
 */
export async function requestsBegunBefore<Asked extends TimedRequest>(
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
