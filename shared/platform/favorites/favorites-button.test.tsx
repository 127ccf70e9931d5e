import {
  act,
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
  within,
} from '../testing/testing.ts';
import { FavoritesButton } from './favorites-button.tsx';

/** Texts that the tests look for. */
const words = {
  'shell:favorite.add': 'Add favorite',
  'shell:favorite.button': 'Favorites',
  'shell:favorite.delete': 'Delete “{{name}}”',
  'shell:favorite.deleted': '“{{name}}” was deleted.',
  'shell:favorite.first': 'The first {{shown}} of {{total}}, by name',
  'shell:favorite.list': 'Your favorites',
  'shell:favorite.none': 'No favorites yet',
  'shell:favorite.problem.limit_reached':
    'You have 500 favorites, which is the most one can keep. Delete one that you no longer need.',
  'shell:favorite.problem.unique': 'You already have a favorite with this name.',
  'shell:favorite.restored': '“{{name}}” is back.',
  'shell:favorite.saved': '“{{name}}” is among your favorites.',
  'shell:favorite.text':
    'Keeps the selection, filters and order that are shown, so that you can return to them.',
  'shell:favorite.title.report': 'Favorites of analysis reports',
  'shell:favorite.title.survey': 'Favorites of survey reports',
  'shell:favorite.undo': 'Undo',
  'shell:form.cancel': 'Cancel',
  'shell:ui.retry': 'Try again',
  'shell:name.label': 'Name',
  'shell:name.required': 'Enter a name.',
  'shell:name.too_long': 'A name has at most 200 characters. Shorten it.',
  'shell:name.unfit': 'A name is one line of ordinary characters. Enter another one.',
};

beforeEach(() => localStorage.clear());

const favorite = (id: number, name: string, request_url: string) => ({
  id,
  name,
  report_kind: 1,
  request_url,
  date_created: '2026-03-04T12:00:00Z',
  account_lost: false,
});
const kept = [favorite(1, 'Akron, dealers', '/tireoptix?locations=3.12&kind=dealer')];

function showFavorites({
  route = '/tireoptix?step=filters&locations=1.2&from=2026-01-02&page=3',
  canAdd = true,
  more,
  respond,
}: {
  readonly route?: string;
  readonly canAdd?: boolean;
  readonly more?: () => Readonly<Record<string, string>>;
  readonly respond?: Respond;
} = {}) {
  const shown = renderInShell(
    <FavoritesButton kind="survey" path="/tireoptix" canAdd={canAdd} {...(more && { more })} />,
    {
      namespace: 'surveys',
      words,
      path: '/tireoptix',
      route,
      respond: (name, call) => {
        const own = respond?.(name, call);
        if (own !== undefined) return own;
        if (name.endsWith('favorite_reports/get'))
          return { favorite_reports: kept, page_number: 1, page_size: 20, total_items: 1 };
        if (name.endsWith('favorite_reports/save')) return { ...kept[0], ...(call.body as object) };
        return name.includes('favorite_reports/delete') ? { id: 1 } : undefined;
      },
    },
  );
  const open = async () => {
    await shown.user.click(await screen.findByRole('button', { name: 'Favorites' }));
    return within(await screen.findByRole('dialog', { name: 'Favorites of survey reports' }));
  };
  /** Returns the bodies sent to a call, in order. */
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies, open };
}

it('keeps what is shown under a name, without the step and the page', async () => {
  const { user, open, bodies } = showFavorites();
  const dialog = await open();
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), ' Both yards ');
  await user.click(dialog.getByRole('button', { name: 'Add favorite' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('favorite_reports/save')).toEqual([
    {
      name: 'Both yards',
      report_kind: 1,
      request_url: '/tireoptix?locations=1.2&from=2026-01-02',
      client_key: expect.any(String),
    },
  ]);
  expect(bodies('favorite_reports/get')[0]).toEqual({
    report_kind: 1,
    page_number: 1,
    page_size: 20,
  });
});

it('keeps what a form has chosen besides', async () => {
  const { user, open, bodies } = showFavorites({ more: () => ({ kind: 'dealer', from: '' }) });
  const dialog = await open();
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Dealers');
  await user.click(dialog.getByRole('button', { name: 'Add favorite' }));
  await waitFor(() =>
    expect(bodies('favorite_reports/save')).toMatchObject([
      { request_url: '/tireoptix?locations=1.2&kind=dealer' },
    ]),
  );
});

it('a favorite brings its selection back', async () => {
  const { user, open, address } = showFavorites();
  const dialog = await open();
  await user.click(await dialog.findByRole('link', { name: 'Akron, dealers' }));
  expect(address()).toBe('/tireoptix?locations=3.12&kind=dealer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a favorite is deleted, and that is taken back', async () => {
  const { user, open, bodies, calls, requests } = showFavorites();
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: 'Delete “Akron, dealers”' }));
  const notice = () =>
    requests.find(({ event }) => event === 'notified/1')?.payload as
      | { readonly text: string; readonly action: { readonly perform: () => void } }
      | undefined;
  await waitFor(() => expect(notice()?.text).toBe('“Akron, dealers” was deleted.'));
  const deleted = calls.find(({ name }) => name.includes('favorite_reports/delete'));
  expect(deleted?.params).toEqual({ id: 1 });
  act(() => notice()?.action.perform());
  await waitFor(() =>
    expect(bodies('favorite_reports/save')).toMatchObject([
      { name: 'Akron, dealers', request_url: '/tireoptix?locations=3.12&kind=dealer' },
    ]),
  );
});

it('a favorite that another tab has deleted is gone, too', async () => {
  const { user, open, requests } = showFavorites({
    respond: (name) =>
      name.includes('favorite_reports/delete') ? refusal('unknown_value', 'id') : undefined,
  });
  const dialog = await open();
  await user.click(await dialog.findByRole('button', { name: 'Delete “Akron, dealers”' }));
  await waitFor(() =>
    expect(requests.find(({ event }) => event === 'notified/1')?.payload).toMatchObject({
      text: '“Akron, dealers” was deleted.',
    }),
  );
});

it.each([
  ['', undefined, 'Enter a name.'],
  ['x'.repeat(201), undefined, 'A name has at most 200 characters. Shorten it.'],
  ['Taken', refusal('unique', 'name'), 'You already have a favorite with this name.'],
])('the name %.6s is refused with a sentence', async (name, answer, sentence) => {
  const { user, open } = showFavorites({
    respond: (call) => (call.endsWith('favorite_reports/save') ? answer : undefined),
  });
  const dialog = await open();
  const field = dialog.getByRole('textbox', { name: /Name/ });
  if (name) {
    await user.click(field);
    await user.paste(name);
  }
  await user.click(dialog.getByRole('button', { name: 'Add favorite' }));
  expect(await dialog.findByText(sentence)).toBeVisible();
});

it('where nothing is shown nothing is kept', async () => {
  const { open } = showFavorites({ canAdd: false, route: '/tireoptix' });
  const dialog = await open();
  expect(await dialog.findByRole('link', { name: 'Akron, dealers' })).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

it('favorites that do not come say so', async () => {
  const { open } = showFavorites({
    respond: (name) => (name.endsWith('favorite_reports/get') ? refusal('system', '') : undefined),
  });
  expect(await (await open()).findByRole('button', { name: 'Try again' })).toBeVisible();
});
