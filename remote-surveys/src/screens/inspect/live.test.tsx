import type { AxleMap } from '@portal/contract/fleet-surveys';
import { act, refusal, screen, waitFor } from '@portal/platform/testing';
import { changeOf, streams } from '../../live/testing.ts';
import { axleMapOf, inspectionOf, readingOf, surveyRow } from '../../testing/rows.ts';
import { inspect } from './testing.tsx';

// Several users working on a unit at the same time.

beforeEach(() => localStorage.clear());

const before = axleMapOf(inspectionOf(1), { '1L': { reading: readingOf({ pressure: 90 }) } });
const after = (revision = 2): AxleMap =>
  axleMapOf(inspectionOf(1), { '1L': { reading: readingOf({ revision, pressure: 98 }) } });

/** Shows a unit that another user may change. */
function show() {
  const server = streams();
  let present = before;
  let number = 0;
  const shown = inspect(before, {
    route: '/fleet-survey/5/inspect-991?tire=1L',
    respond: (name) => {
      if (name.endsWith('/changes')) return server.open();
      return name.includes('/axles/') ? present : undefined;
    },
  });
  const send = (event: string, data: object) => act(async () => server.send(event, data));
  return {
    ...shown,
    send,
    start: async () => {
      await waitFor(() => expect(server.count()).toBe(1));
      await send('start', { last: 0 });
    },
    change: async (map: AxleMap, own: Parameters<typeof changeOf>[1]) => {
      present = map;
      number += 1;
      await send('change', changeOf(number, { position: '1L', ...own }));
    },
  };
}
const field = () => screen.findByRole('textbox', { name: /Pressure/ });
const tire = (name: RegExp) => screen.findByRole('button', { name });

it('moves the map as somebody else saves', async () => {
  const { start, change } = show();
  await tire(/^1L, .*90 psi/);
  await start();
  await change(after(), {});
  expect(await tire(/^1L, .*98 psi/)).toBeVisible();
});

it('marks a tire that changes while somebody types of it, and overwrites nothing', async () => {
  const { user, start, change, bodies } = show();
  const pressure = await field();
  await start();
  await user.clear(pressure);
  await user.type(pressure, '95');
  await change(after(), {});
  expect(await screen.findByText(/Ana Flores saved 98 psi/)).toBeVisible();
  expect(pressure).toHaveValue('95');
  await user.click(screen.getByRole('button', { name: 'Keep typing' }));
  expect(screen.queryByText(/Ana Flores saved/)).toBeNull();
  await user.type(pressure, '{Enter}');
  // Leaves the tire without changing its tread depth.
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bodies('save_tire')).toMatchObject([{ revision: 2, pressure: 95 }]));
});

it('keeps what somebody else has said of a tire besides', async () => {
  const { user, start, change, bodies } = show();
  const pressure = await field();
  await start();
  await user.clear(pressure);
  await user.type(pressure, '95');
  await change(
    axleMapOf(inspectionOf(1), {
      '1L': { reading: readingOf({ revision: 2, pressure: 90, valve: 'leaking' }) },
    }),
    {},
  );
  await user.click(await screen.findByRole('button', { name: 'Keep typing' }));
  await user.type(pressure, '{Enter}');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bodies('save_tire')).toMatchObject([{ revision: 2, pressure: 95, valve: 'leaking' }]),
  );
});

it('merges by itself what two have said of different things', async () => {
  const { user, bodies } = inspectMerging();
  const pressure = await field();
  await user.clear(pressure);
  await user.type(pressure, '95{Enter}');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(bodies('save_tire').at(-1)).toMatchObject({
      revision: 2,
      pressure: 95,
      valve: 'leaking',
    }),
  );
  expect(bodies('save_tire')).toHaveLength(2);
  expect(screen.queryByText(/somebody else has changed/)).toBeNull();
});

/** A unit that another user changes without a live notification. */
function inspectMerging() {
  const present = axleMapOf(inspectionOf(1), {
    '1L': { reading: readingOf({ revision: 2, pressure: 90, valve: 'leaking' }) },
  });
  let isRefused = false;
  return inspect(before, {
    route: '/fleet-survey/5/inspect-991?tire=1L',
    respond: (name, { body }) => {
      if (name.includes('/axles/') && isRefused) return present;
      const { revision } = (body ?? {}) as { revision?: number };
      if (!name.endsWith('save_tire') || revision !== 1) return undefined;
      isRefused = true;
      return refusal('changed_elsewhere', 'revision');
    },
  });
}

it('takes theirs over', async () => {
  const { user, start, change } = show();
  const pressure = await field();
  await start();
  await user.type(pressure, '5');
  await change(after(), {});
  await user.click(await screen.findByRole('button', { name: 'Take over theirs' }));
  expect(await field()).toHaveValue('98');
});

it('says who is on the unit, and that the survey was finished', async () => {
  const { start, send, change } = show();
  await field();
  await start();
  const people = [
    { name: 'Ana Flores', unit_id: 1, is_me: false },
    { name: 'Ben Otis', unit_id: 2, is_me: false },
    { name: 'Casey Morgan', unit_id: 1, is_me: true },
  ];
  await send('presence', { people });
  expect(await screen.findByText('Ana Flores is here now')).toBeVisible();
  await change(
    { ...before, survey: surveyRow(5, { state: 'finished', revision: 2 }) },
    { kind: 'survey', unit_id: null },
  );
  expect(await screen.findByText(/The survey is finished/)).toBeVisible();
  expect(screen.queryByText(/Ben Otis/)).toBeNull();
});

it('shows what was saved when an answer that is older comes after it', async () => {
  let answerOld = (_: AxleMap) => {};
  let reads = 0;
  const server = streams();
  const { user } = inspect(before, {
    route: '/fleet-survey/5/inspect-991?tire=1L',
    respond: (name) => {
      if (name.endsWith('/changes')) return server.open();
      if (!name.includes('/axles/')) return undefined;
      reads += 1;
      return reads === 1
        ? before
        : new Promise<AxleMap>((resolve) => {
            answerOld = resolve;
          });
    },
  });
  const pressure = await field();
  await waitFor(() => expect(server.count()).toBe(1));
  await act(async () => server.send('start', { last: 0 }));
  await waitFor(() => expect(reads).toBe(2));
  await user.clear(pressure);
  await user.type(pressure, '95{Enter}');
  await user.keyboard('{Enter}');
  await tire(/^1L, .*95 psi.*OK/);
  await act(async () => answerOld(before));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await tire(/^1L, .*95 psi/)).toBeVisible();
});
