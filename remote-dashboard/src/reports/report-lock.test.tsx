import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { renderInShell, screen, within } from '@portal/platform/testing';
import { readReportView } from '../figures/view/report-params.ts';
import { oneOfEachKind, reportServer, selection } from '../testing/show-card.tsx';
import { words } from '../testing/words.ts';
import { ReportCard } from './report-card.tsx';
import { unlockedPart } from './report-lock.ts';

describe.each(oneOfEachKind)('%s, locked', (_, definition: DashboardReport) => {
  it('leaves nothing to be changed, and everything to be read', async () => {
    const onView = jest.fn();
    renderInShell(
      <ReportCard
        definition={definition}
        selection={selection}
        view={{ ...readReportView(new URLSearchParams(), definition), mode: 'table' }}
        onView={onView}
        isLocked
        nextSteps={null}
        otherSelection={null}
      />,
      { namespace: 'dashboard', words, respond: reportServer(definition) },
    );
    const table = await screen.findByRole('table');
    for (const control of [
      ...screen.getAllByRole('radio'),
      ...screen.getAllByRole('button', { pressed: false }),
      ...within(table)
        .getAllByRole('columnheader')
        .flatMap((heading) => within(heading).queryAllByRole('button')),
    ])
      expect(control).toBeDisabled();
    expect(within(table).getAllByRole('button', { name: /, Total|: / })[0]).toBeEnabled();
    expect(onView).not.toHaveBeenCalled();
  });
});

test('of a change, only what is read stays', () => {
  const opened = new Set(['2025-01']);
  expect(unlockedPart({ opened, period: 'week', comment: 'x', filters: {} })).toEqual({ opened });
  expect(unlockedPart({ mode: 'graph', sort: null })).toEqual({});
});
