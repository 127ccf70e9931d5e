import { requestsBegunBefore, type TimedRequest } from './requests-begun-before.ts';

const begun = (startTime: number, isAnswered = true): TimedRequest => ({
  timing: () => ({ startTime }) as ReturnType<TimedRequest['timing']>,
  response: async () => (isAnswered ? ({} as Awaited<ReturnType<TimedRequest['response']>>) : null),
});

test('what the browser began in time counts, whenever word of it came', async () => {
  const first = begun(10);
  const last = begun(20);
  expect(await requestsBegunBefore([first, last, begun(21), begun(15, false)], 20)).toEqual([
    first,
    last,
  ]);
});
