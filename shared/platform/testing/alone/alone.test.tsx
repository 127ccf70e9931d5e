import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '../../http/http.ts';
import { useQuery } from '../../query/query.ts';
import { useRouteParams } from '../../routing/routing.ts';
import { renderInShell, screen } from '../testing.ts';
import { Alone, exampleAddressOf, pagesOf } from './alone.tsx';
import { reportUnanswered } from './unanswered.ts';

const call = callsOf<typeof portalCalls>();

function Unit() {
  const { id = '' } = useRouteParams();
  const { error } = useQuery({
    queryKey: ['record', id],
    queryFn: () => call('GET portal-v1:record_store/get_record/{id}', { params: { id } }),
  });
  return <p>{`Unit ${id} ${error ? 'failed' : ''}`}</p>;
}

const declaration = {
  name: 'one',
  title: 'title',
  routes: [
    { path: '/units', page: 'units', right: null, title: 'units' },
    { path: '/units/edit-{id}', page: 'unit', right: null, title: 'unit' },
  ],
  redirects: [],
  nav: [],
  reports: [],
  languages: ['en-US'],
};
const pages = pagesOf({
  pages: {
    units: async () => ({ default: () => <p>All units</p> }),
    unit: async () => ({ default: Unit }),
  },
});

test('the routes of a remote are listed and shown, and what nobody answers is seen', async () => {
  const { user, address } = renderInShell(<Alone declaration={declaration} pages={pages} />, {
    namespace: 'one',
    route: exampleAddressOf('/units'),
    words: { units: 'Units', unit: 'Unit' },
    respond: reportUnanswered(() => undefined),
  });
  expect(await screen.findByText('All units')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Unit /units/edit-{id}' }));
  expect(await screen.findByText('Unit 1 failed')).toBeVisible();
  expect(address()).toBe('/units/edit-1');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Nobody answers GET portal-v1:record_store/get_record/{id}',
  );
});
