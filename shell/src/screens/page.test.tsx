import { type Respond, screen, waitFor } from '@portal/platform/testing';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { storeLanguage } from '../words/language.ts';
import { Page } from './page.tsx';

jest.mock('../loading/remote-page.tsx', () =>
  jest.requireActual('../testing/fake-remote-page.tsx'),
);
jest.mock('../words/language.ts', () => ({
  storeLanguage: jest.fn(async () => true),
  shownLocale: () => 'en-US',
}));

const deployment = fakeDeployment([
  fakeRemote('surveys', {
    routes: [{ path: '/survey/{id}', page: 'survey', right: null, title: 'title' }],
    redirects: [{ from: '/old/{id}', to: '/survey/{id}' }],
  }),
]);
const respond: Respond = (name) => (name.startsWith('GET') ? { sections: [] } : { status: 3 });

beforeEach(() => jest.mocked(storeLanguage).mockClear());

describe('the page of an address', () => {
  it('is shown by the remote that declares it', async () => {
    renderShell(<Page />, { deployment, respond, route: '/survey/7' });
    expect(await screen.findByRole('heading', { name: 'survey 1.0.0' })).toBeInTheDocument();
  });

  it('follows a redirect with its parameters and its query', async () => {
    const { address } = renderShell(<Page />, { deployment, respond, route: '/old/7?tab=2' });
    await waitFor(() => expect(address()).toBe('/survey/7?tab=2'));
  });

  it('exchanges a code before it redirects', async () => {
    const { calls } = renderShell(<Page />, {
      deployment,
      respond,
      user: null,
      route: '/old/7?user=c',
    });
    await waitFor(() => expect(calls[0]).toMatchObject({ body: { gy_token: 'c' } }));
  });

  it('takes a language out of the address once it is chosen', async () => {
    const { address } = renderShell(<Page />, {
      deployment,
      respond,
      route: '/survey/7?lang=pt-BR&tab=2',
    });
    await waitFor(() => expect(address()).toBe('/survey/7?tab=2'));
    expect(storeLanguage).toHaveBeenCalledTimes(1);
    expect(storeLanguage).toHaveBeenCalledWith('pt-BR');
  });
});
