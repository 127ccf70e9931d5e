import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from '../guarding/guarding.ts';
import { useWords } from '../i18n/i18n.ts';
import { addPack, startI18n } from '../i18n/manage.ts';
import { queryClientOf } from '../query/manage.ts';
import { useQueryClient } from '../query/query.ts';
import { RouteProvider } from '../routing/manage.ts';
import { RemoteRoot, ShellRoot } from './mounting.ts';

const retry = ({ errorId, reset }: { errorId: string; reset: () => void }) => (
  <button type="button" onClick={reset}>
    Retry {errorId}
  </button>
);

function Owner() {
  const client = useQueryClient();
  const owner = ['shell', 'dashboard'].find((name) => queryClientOf(name) === client);
  return <p>{`${useWords().t('title')} asks for ${owner}`}</p>;
}

beforeEach(() => {
  startI18n();
  addPack('shell', 'en-US', { title: 'Portal' });
  addPack('dashboard', 'en-US', { title: 'Dashboard' });
});
afterEach(() => jest.restoreAllMocks());

test('the shell and a remote each speak their words and keep what their server said', () => {
  render(
    <ShellRoot>
      <Owner />
      <RemoteRoot namespace="dashboard" fallback={retry}>
        <Owner />
      </RemoteRoot>
    </ShellRoot>,
  );
  expect(screen.getByText('Portal asks for shell')).toBeVisible();
  expect(screen.getByText('Dashboard asks for dashboard')).toBeVisible();
});

test('a page that throws leaves the rest in place, and another page starts afresh', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Page = ({ broken }: { broken: boolean }) => {
    if (broken) throw new Error('broken');
    return <p>Whole</p>;
  };
  const at = (path: string, broken: boolean) => (
    <>
      <p>Frame</p>
      <RouteProvider path={path} params={{}}>
        <RemoteRoot namespace="dashboard" fallback={retry}>
          <Page broken={broken} />
        </RemoteRoot>
      </RouteProvider>
    </>
  );
  const { rerender } = render(at('/a', true));
  expect(screen.getByText('Frame')).toBeVisible();
  expect(screen.getByRole('button', { name: /Retry [0-9a-f]{8}/ })).toBeVisible();
  rerender(at('/b', false));
  expect(screen.getByText('Whole')).toBeVisible();
});

test('a page shows that a part of it is on its way, and fetches it again when that failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue({ default: () => <p>The part</p> });
  const Part = lazyPart(load);
  render(
    <RemoteRoot namespace="dashboard" fallback={retry} loading={<p>On its way</p>}>
      <Part />
    </RemoteRoot>,
  );
  expect(screen.getByText('On its way')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
  expect(await screen.findByText('The part')).toBeVisible();
});
