import { type DashboardReport, reportDefinitions } from '@portal/contract/fleet-dashboard';
import type { ShownRow } from '@portal/contract/reports';
import { bus, namedLinksChanged } from '@portal/platform/bus';
import { renderInShell, screen, within } from '@portal/platform/testing';
import { DataTable } from '@portal/platform/ui';
import type { WholeSelection } from '../selection/selection.ts';
import { selection } from '../testing/show-card.tsx';
import { words } from '../testing/words.ts';
import { HeatMapLink } from './heat-map-link.tsx';
import { useServiceHistory } from './use-service-history.tsx';

const newWindow = 'opens in a new window';
const whole = 'account=0100&date_from=2025-01-01&date_to=2025-03-31';
const row = (lead: string, values: ShownRow['values']): ShownRow => ({
  key: lead,
  lead,
  values,
  inner: [],
});
const rows = [
  row('Jan 2025', { Date: '2025-01-01', MonthString: 'Jan' }),
  row('Dealer 1', { DealerName: 'Dealer 1', Nonsig: '007' }),
];

interface TableProps {
  readonly definition: DashboardReport;
  readonly of: WholeSelection;
}

function Table({ definition, of }: TableProps) {
  const serviceHistory = useServiceHistory(definition, of);
  return (
    <DataTable
      caption="Calls"
      columns={[{ field: 'lead', header: 'Row' }, ...serviceHistory]}
      rows={rows}
      rowKey={({ key }) => key}
      total={row('Total', { TotalCalls: 3 })}
    />
  );
}

const definitionOf = (type: string): DashboardReport => {
  const found = reportDefinitions.find((each) => each.type === type);
  if (!found) throw new Error(`There is no report ${type}`);
  return found;
};

function show(
  type: string,
  named: Readonly<Record<string, string>>,
  chosen: WholeSelection = selection,
) {
  bus.emit(namedLinksChanged, named);
  const definition = definitionOf(type);
  return renderInShell(
    <>
      <HeatMapLink definition={definition} selection={chosen} />
      <Table definition={definition} of={chosen} />
    </>,
    { namespace: 'dashboard', words: { ...words, 'shell:links.new_window': newWindow } },
  );
}

describe('the service history', () => {
  const page = 'https://history.example/events';

  it('is reached from each row, with its days and what it is of', async () => {
    const { user, requests } = show('calls_by_month', { service_history: page });
    expect(screen.getByRole('columnheader', { name: 'Service History' })).toBeVisible();
    const [month, dealer] = screen.getAllByRole('link');
    expect(month).toHaveAccessibleName(`Service history: Jan 2025 (${newWindow})`);
    expect(month).toHaveAttribute('href', `${page}?${whole}&month=2025-01`);
    expect(dealer).toHaveAccessibleName(`Service history: Dealer 1 (${newWindow})`);
    expect(dealer).toHaveAttribute('href', `${page}?${whole}&nonsig=007`);
    await user.click(screen.getByRole('link', { name: /Jan 2025/ }));
    expect(requests).toEqual([
      { event: 'link/1', payload: { url: `${page}?${whole}&month=2025-01`, new_window: true } },
    ]);
  });

  it('is not reached from the total', () => {
    show('calls_by_month', { service_history: page });
    const total = screen.getByRole('row', { name: /Total/ });
    expect(within(total).queryByRole('link')).toBeNull();
  });

  it.each([
    ['a report that does not lead there', 'retread_vs_new', { service_history: page }],
    ['a region that has none', 'calls_by_month', {}],
  ])('has no column in %s', (_, type, named) => {
    show(type, named);
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the heat map', () => {
  const page = 'https://map.example/';

  it('is reached from the report that has one', async () => {
    const { user, requests } = show('calls_by_state', { heat_map: page });
    const link = screen.getByRole('link', { name: `Heat map (${newWindow})` });
    expect(link).toHaveAttribute('href', `${page}?${whole}`);
    await user.click(link);
    expect(requests).toEqual([
      { event: 'link/1', payload: { url: `${page}?${whole}`, new_window: true } },
    ]);
  });

  it.each([
    ['a report without one', 'calls_by_month', { heat_map: page }],
    ['a region without one', 'calls_by_state', {}],
  ])('has no link in %s', (_, type, named) => {
    show(type, named);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('links from a narrowed selection say that they are about the whole account', () => {
  const narrowed = { ...selection, filters: { ...selection.filters, locations: [7] } };
  const named = { service_history: 'https://history.example/', heat_map: 'https://map.example/' };
  show('calls_by_state', named, narrowed);
  const links = screen.getAllByRole('link');
  expect(links.length).toBeGreaterThan(1);
  for (const link of links)
    expect(link).toHaveAccessibleDescription('About all locations and nonsigs of the account');
});
