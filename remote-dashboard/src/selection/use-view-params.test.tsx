import { refusal, renderInShell, screen, waitFor } from '@portal/platform/testing';
import { useViewParams } from './use-view-params.ts';

const long = Array.from({ length: 300 }, (_, place) => `Brand ${place}`).join('*');

function View() {
  const { params, change, keeping } = useViewParams();
  return (
    <>
      <button type="button" onClick={() => void change({ p1fb: long })}>
        Brands
      </button>
      <button type="button" onClick={() => void change({ p5fz: '11R22.5' })}>
        Size
      </button>
      <button type="button" onClick={() => void change({ p1m: 'table' })}>
        Table
      </button>
      <output>{`${keeping} ${[...(params?.keys() ?? [])].toSorted().join()}`}</output>
    </>
  );
}

interface PendingRequest {
  readonly record: string;
  readonly answer: (given: unknown) => void;
}

/** Shows a view whose server stores a record only when the test answers the call. */
function showView(route = '/?p1m=table') {
  const kept: PendingRequest[] = [];
  const shown = renderInShell(<View />, {
    route,
    respond: (_, { body }) =>
      new Promise((answer) => {
        kept.push({ record: (body as { record: string }).record, answer });
      }),
  });
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  return { ...shown, kept, press };
}

it('loses no change that comes while another is being kept', async () => {
  const { address, kept, press } = showView();
  await press('Brands');
  expect(screen.getByText('busy p1m')).toBeVisible();
  await press('Size');
  await waitFor(() => expect(kept).toHaveLength(2));
  expect(new URLSearchParams(kept[1]?.record).get('p1fb')).toBe(long);
  expect(new URLSearchParams(kept[1]?.record).get('p5fz')).toBe('11R22.5');
  kept[1]?.answer({ id: 'second' });
  expect(await screen.findByText('idle p1fb,p1m,p5fz')).toBeVisible();
  kept[0]?.answer({ id: 'first' });
  await waitFor(() => expect(address()).toBe('/?p1m=table&k=second'));
  expect(screen.getByText('idle p1fb,p1m,p5fz')).toBeVisible();
});

it('says that a list could not be kept and stays as it was', async () => {
  const { address, kept, press } = showView();
  await press('Brands');
  kept[0]?.answer(refusal('too_many_requests'));
  expect(await screen.findByText('failed p1m')).toBeVisible();
  expect(address()).toBe('/?p1m=table');
  await press('Size');
  expect(await screen.findByText('idle p1m,p5fz')).toBeVisible();
});

it('changes what is no list also when the lists of a long address cannot be kept', async () => {
  const { address, kept, press } = showView(`/?p1fb=${encodeURIComponent(long)}`);
  await press('Table');
  await waitFor(() => expect(kept).toHaveLength(1));
  kept[0]?.answer(refusal('too_many_requests'));
  expect(await screen.findByText('idle p1fb,p1m')).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(address().slice(1)).get('p1m')).toBe('table'));
  expect(new URLSearchParams(address().slice(1)).get('p1fb')).toBe(long);
});
