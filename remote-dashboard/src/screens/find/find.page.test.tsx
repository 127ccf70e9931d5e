import { bus, searchAnswered, searchChanged } from '@portal/platform/bus';
import { act, waitFor } from '@portal/platform/testing';
import { fleetServer } from '../../testing/fleet-server.ts';
import {
  favoriteNamed,
  savedReportServer,
  templateNamed,
} from '../../testing/saved-report-server.ts';
import { showSavedPage } from '../../testing/show-saved-page.tsx';
import FindPage from './find.page.tsx';

type SearchResult = { readonly name: string; readonly place: string; readonly open: () => void };
let found: readonly SearchResult[] = [];
bus.on(searchAnswered).subscribe((answer) => {
  found = answer.found;
});
const names = () => found.map(({ name, place }) => `${place}: ${name}`);

function show() {
  const [kept, fleets] = [
    savedReportServer({
      templates: [templateNamed('Acme by month', 1)],
      favorites: [favoriteNamed('Acme calls', 2), favoriteNamed('Other', 3)],
    }),
    fleetServer(),
  ];
  return showSavedPage(
    <FindPage />,
    '/',
    (name, call) => kept.respond(name, call) ?? fleets(name, call),
  );
}
const search = (text: string) => act(() => bus.emit(searchChanged, text));

test('finds accounts, templates and favorites by what is typed, and opens them', async () => {
  const { address } = show();
  search('Acme');
  await waitFor(() =>
    expect(names()).toEqual([
      'Account: Acme Freight (0100)',
      'Template: Acme by month',
      'Favorite: Acme calls',
    ]),
  );
  act(() => found[0]?.open());
  expect(address()).toBe('/fleet-dashboard?ft=us_national_account&ac=0100');
  act(() => found[1]?.open());
  await waitFor(() => expect(address()).toContain('/fleet-dashboard?'));
});

test('a single letter is no search, and what was found goes with the text', async () => {
  const { bodies } = show();
  search('Acme');
  await waitFor(() => expect(names()).not.toEqual([]));
  search('A');
  await waitFor(() => expect(names()).toEqual([]));
  expect(bodies('get_templates')).toHaveLength(1);
});
