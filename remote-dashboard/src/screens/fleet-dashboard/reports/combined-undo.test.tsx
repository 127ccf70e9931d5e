import { act, screen, within } from '@portal/platform/testing';
import { noticesIn } from '../../../testing/export-server.ts';
import { ranSearch, showDashboard } from '../../../testing/show-dashboard.tsx';

const ratio = 'Retread Sales to New Tire Sales';
const byState = 'Fleet HQ Calls by State/Providence';

afterEach(() => sessionStorage.clear());

const button = (name: string) => screen.findByRole('button', { name });

async function without(title: string, item: string, basket: string) {
  const shown = showDashboard(`${ranSearch}&tab=combined&b=${basket}`);
  await shown.user.click(await button(`Remove: ${title}`));
  await shown.user.click(await screen.findByRole('menuitem', { name: item }));
  const notice = noticesIn(shown.requests).at(-1);
  const undo = () =>
    act(async () => {
      notice?.action?.perform();
    });
  return { ...shown, notice, undo };
}

test.each([
  [ratio, 'p1tg', 'Remove Graph', 'p1t', `The graph of ${ratio} was removed.`],
  [ratio, 'p1gt', 'Remove Table', 'p1g', `The table of ${ratio} was removed.`],
  [byState, 's3gt', 'Remove Map', 's3t', `The map of ${byState} was removed.`],
])('a part of %s (%s) that was taken out is brought back: %s', async (...row) => {
  const [title, basket, item, left, text] = row;
  const { params, notice, undo } = await without(title, item, basket);
  expect(params().get('b')).toBe(left);
  expect(notice).toMatchObject({ text, action: { label: 'Undo' } });
  await undo();
  expect(params().get('b')).toBe(basket);
});

test('what was changed since stays when a part is brought back', async () => {
  const { user, params, undo } = await without(ratio, 'Remove Graph', 'p1gt.s3gt');
  await user.click(await button(`Remove: ${byState}`));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from Report' }));
  await undo();
  expect(params().get('b')).toBe('p1gt');
  const report = await screen.findByRole('region', { name: ratio });
  expect(await within(report).findByRole('figure')).toBeVisible();
});
