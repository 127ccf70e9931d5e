import type { portalCalls } from '@portal/contract/portal';
import { lazyPart } from '../guarding/guarding.ts';
import { callsOf } from '../http/http.ts';
import { useWords } from '../i18n/i18n.ts';
import { useQuery } from '../query/query.ts';
import { Link, useRouteParams, useSearchParams } from '../routing/routing.ts';
import { useUser } from '../session/session.ts';
import { refusal, renderInShell, screen } from './testing.ts';

const call = callsOf<typeof portalCalls>();
const path = '/units/edit-{unitId}';

function Page() {
  const { t, locale } = useWords();
  const [query] = useSearchParams();
  const { unitId } = useRouteParams();
  const { data, error } = useQuery({
    queryKey: ['record', unitId],
    queryFn: ({ signal }) =>
      call('GET portal-v1:record_store/get_record/{id}', { params: { id: unitId ?? '' }, signal }),
  });
  return (
    <>
      <h1>{t('title', { name: useUser()?.UserName ?? 'nobody' })}</h1>
      <p>{`${locale} ${unitId} ${query.get('tab')}`}</p>
      <p>{data?.record ?? error?.message ?? 'asking'}</p>
      <Link to="/units/edit-8?tab=b">{t('shell:next')}</Link>
    </>
  );
}

const words = { title: 'Units of {{name}}', 'shell:next': 'Next' };

test('a screen finds its user, words, route and server', async () => {
  const { calls, address, user } = renderInShell(<Page />, {
    words,
    path,
    route: '/units/edit-7?tab=a',
    user: { user_name: 'Kim' },
    locale: 'pt-BR',
    respond: (name, { params }) =>
      name === 'GET portal-v1:record_store/get_record/{id}'
        ? { id: params.id, record: `record ${params.id}` }
        : undefined,
  });
  expect(screen.getByRole('heading', { name: 'Units of Kim' })).toBeVisible();
  expect(screen.getByText('pt-BR 7 a')).toBeVisible();
  expect(await screen.findByText('record 7')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(address()).toBe('/units/edit-8?tab=b');
  expect(await screen.findByText('record 8')).toBeVisible();
  expect(calls.map(({ params }) => params.id)).toEqual(['7', '8']);
});

test('a screen can be shown to nobody, and the server can refuse', async () => {
  renderInShell(<Page />, {
    words,
    path,
    route: '/units/edit-7',
    user: null,
    respond: () => refusal('invalid', 'id'),
  });
  expect(screen.getByRole('heading', { name: 'Units of nobody' })).toBeVisible();
  expect(await screen.findByText('400 invalid')).toBeVisible();
});

test('nothing of one test is left for the next', () => {
  renderInShell(<Page />, { path, route: '/units/edit-7', respond: () => new Promise(() => {}) });
  expect(screen.getByRole('heading', { name: 'title' })).toBeVisible();
  expect(screen.getByText('asking')).toBeVisible();
});

test('a screen that is rendered anew stays where it is', async () => {
  const { rerender, user } = renderInShell(<Link to="/elsewhere">Go</Link>);
  await user.click(screen.getByRole('link', { name: 'Go' }));
  rerender(<Page />);
  expect(screen.getByText('en-US undefined null')).toBeVisible();
});

test('a part that is fetched late arrives, and a page that throws says so', async () => {
  const Part = lazyPart(async () => ({ default: () => <p>The part</p> }));
  renderInShell(<Part />);
  expect(await screen.findByText('The part')).toBeVisible();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderInShell(<Broken />);
  expect(screen.getByRole('alert')).toHaveTextContent('broken');
  jest.restoreAllMocks();
});

function Broken(): never {
  throw new Error('broken');
}
