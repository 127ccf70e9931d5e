import { openOptions, screen, waitFor, within } from '@portal/platform/testing';
import { rawKeys } from '../testing/raw-keys.ts';
import { type AskedRecords, recordsOf } from '../testing/record-rows.ts';
import { everyReport, reportServer, showCard } from '../testing/show-card.tsx';

test.each(everyReport)(
  'nothing on the card of %s or in its drawer is a raw key',
  async (_, definition) => {
    const figures = reportServer(definition);
    const { user } = showCard(definition, {
      respond: (name, call) =>
        name.endsWith('get_records') ? recordsOf(call.body as AskedRecords) : figures(name, call),
    });
    await openOptions(user);
    await user.click(screen.getByRole('button', { name: /^Compare with previous/ }));
    await screen.findAllByRole('columnheader', { name: /Previous$/ });
    const national = screen.queryByRole('button', { name: /^National average/ });
    if (national) {
      await user.click(national);
      const averages = await screen.findAllByRole('button', {
        name: /how the average comes about/,
      });
      await user.click(averages[0] as HTMLElement);
      await screen.findByRole('dialog');
      expect(rawKeys()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Close the records' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const ofTotal = within(screen.getAllByRole('row').at(-1) as HTMLElement);
    await user.click(
      ofTotal.getAllByRole('button', { name: /Show the records$/ })[0] as HTMLElement,
    );
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('table');
    await waitFor(() =>
      expect(within(dialog).getAllByText(/ = |, (added up|counted): /)).not.toEqual([]),
    );
    expect(rawKeys()).toEqual([]);
  },
);
