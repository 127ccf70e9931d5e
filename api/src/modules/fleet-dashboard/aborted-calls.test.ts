import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { noRecords } from '../../reports/figures/report-sums.ts';
import { dashboardSums } from './reports/dashboard-sums.ts';
import { baseOf, reportsBody } from './testing/demo-api.ts';
import { fleet, smallFleet } from './testing/small-fleet.ts';

let api: Awaited<ReturnType<typeof smallFleet>>;

beforeAll(async () => {
  api = await smallFleet();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

function ask(signal: AbortSignal): Promise<Response> {
  const { port } = api.app.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/v2/fleet_dashboard/get_reports`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${api.session.token}`,
      'api-key': api.session.apiKey,
      connection: 'close',
    },
    body: JSON.stringify(
      reportsBody(
        baseOf(fleet),
        { report_type: 'top_products' },
        { report_type: 'retread_vs_new' },
      ),
    ),
  });
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    api.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('reports that nobody waits for any more are not computed, and nothing is wrong', async () => {
  const client = new AbortController();
  const second = jest.spyOn(dashboardSums.retread_vs_new, 'rows');
  const first = jest.spyOn(dashboardSums.top_products, 'query').mockImplementation(async () => {
    client.abort();
    for (let time = 0; time < 200 && (await connections()) > 0; time += 1) await wait(10);
    return noRecords;
  });
  await expect(ask(client.signal)).rejects.toThrow('aborted');
  // Another call is answered only after all remaining work of the first one.
  first.mockResolvedValue(noRecords);
  expect((await ask(new AbortController().signal)).status).toBe(200);
  expect(second).toHaveBeenCalledTimes(1);
  expect(api.log).toEqual([]);
});
