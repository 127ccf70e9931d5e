import { act, render, screen } from '@testing-library/react';
import { CallFailure } from '../http/http.ts';
import { resetSession, setUser } from '../session/manage.ts';
import { fakeUser } from '../testing/fake-user.ts';
import { createQueryClient, QueryClientProvider, queryClientOf } from './manage.ts';
import { useQuery } from './query.ts';

const word = ['word'];

test('an owner has one client, and another owner another', () => {
  expect(queryClientOf('dashboard')).toBe(queryClientOf('dashboard'));
  expect(queryClientOf('dashboard')).not.toBe(queryClientOf('admin'));
});

test('what the server said is forgotten when somebody leaves or another person comes', () => {
  const client = queryClientOf('dashboard');
  setUser(fakeUser());
  client.setQueryData(word, 'known');
  setUser(fakeUser({ user_name: 'Kim' }));
  expect(client.getQueryData(word)).toBe('known');
  setUser(fakeUser({ login: 'other@demo.example' }));
  expect(client.getQueryData(word)).toBeUndefined();
  client.setQueryData(word, 'known');
  resetSession();
  expect(client.getQueryData(word)).toBeUndefined();
});

test('what is on screen is asked for again when its reader chooses other units', async () => {
  setUser(fakeUser({ unit_of_measurement: '1' }));
  const client = queryClientOf('dashboard');
  const answers = ['answer 1', 'answer 2'];
  const ask = jest.fn(async () => answers.shift());
  const Shown = () => <p>{useQuery({ queryKey: ['measured'], queryFn: ask }).data}</p>;
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('answer 1')).toBeVisible();
  act(() => setUser(fakeUser({ unit_of_measurement: '1', currency_symbol: '€' })));
  act(() => setUser(fakeUser({ unit_of_measurement: '0' })));
  expect(await screen.findByText('answer 2')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a session that expired leaves what is known to the same person alone', () => {
  const client = queryClientOf('dashboard');
  setUser(fakeUser());
  client.setQueryData(word, 'known');
  resetSession('expired');
  setUser(fakeUser({ token: 'next' }));
  expect(client.getQueryData(word)).toBe('known');
  resetSession('expired');
  setUser(fakeUser({ login: 'other@demo.example' }));
  expect(client.getQueryData(word)).toBeUndefined();
});

test.each([
  ['no_right', 401, 1],
  ['invalid', 400, 1],
  ['system', 500, 1],
  ['cancelled', 0, 1],
] as const)(
  'a failure of code %s with status %d is met by %d attempts in all',
  async (code, status, attempts) => {
    jest.useFakeTimers();
    const ask = jest.fn(async () => {
      throw new CallFailure({ status, code });
    });
    function Shown() {
      const { isError } = useQuery({ queryKey: [code], queryFn: ask });
      return <p>{isError ? 'failed' : 'asking'}</p>;
    }
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Shown />
      </QueryClientProvider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('failed')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(attempts);
    jest.useRealTimers();
  },
);

test.each([
  ['no answer', 'network', 0],
  ['an answer that there is no API', 'system', 503],
] as const)(
  'after %s a question is asked again, ever more rarely, until there is one',
  async (_, code, status) => {
    jest.useFakeTimers();
    let isAway = true;
    const ask = jest.fn(async () => {
      if (isAway) throw new CallFailure({ status, code });
      return 'there';
    });
    function Shown() {
      const { isError, data } = useQuery({
        queryKey: ['away', status],
        queryFn: ask,
        retry: false,
      });
      return <p>{isError ? 'failed' : (data ?? 'asking')}</p>;
    }
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Shown />
      </QueryClientProvider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('failed')).toBeVisible();
    // At once, and after 4, 8, 16 and 30 seconds.
    expect(ask).toHaveBeenCalledTimes(5);
    isAway = false;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('there')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(ask).toHaveBeenCalledTimes(6);
    jest.useRealTimers();
  },
);

test('a call that found no server is tried a second time before it counts as failed', async () => {
  jest.useFakeTimers();
  const ask = jest.fn(async () => {
    throw new CallFailure({ status: 0, code: 'network' });
  });
  function Shown() {
    const { isError } = useQuery({ queryKey: ['twice'], queryFn: ask });
    return <p>{isError ? 'failed' : 'asking'}</p>;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('failed')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('what failed is asked for again when the network is back, and what was answered is not', async () => {
  const lost = jest.fn(async () => {
    if (lost.mock.calls.length <= 2) throw new CallFailure({ status: 0, code: 'network' });
    return 'there';
  });
  const known = jest.fn(async () => 'known');
  function Shown() {
    const first = useQuery({ queryKey: ['lost'], queryFn: lost, retryDelay: 0 });
    const second = useQuery({ queryKey: ['known'], queryFn: known, staleTime: 0 });
    return (
      <p>{`${first.isError ? 'failed' : (first.data ?? 'asking')}, ${second.data ?? 'asking'}`}</p>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  await screen.findByText('failed, known');
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await screen.findByText('there, known');
  expect(known).toHaveBeenCalledTimes(1);
});
