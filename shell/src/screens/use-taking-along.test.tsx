import { waitFor } from '@portal/platform/testing';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';

jest.mock('../connection/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));
jest.mock('../deployment/shell-build.ts', () => ({
  get shellVersion() {
    return version;
  },
}));
const followed = jest.fn();
jest.mock('../taking-along/follow-copy.ts', () => ({ followCopy: () => followed() }));

let version: string;
const browserHas = (workers: object | undefined) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });

/** Shows a page that has arrived, or has not yet; once in the life of a page. */
async function show({ hasArrived = true, offline = true, overrides = false } = {}) {
  const { useTakingAlong } = await import('./use-taking-along.ts');
  function Page() {
    useTakingAlong(hasArrived);
    return null;
  }
  const features = { offline };
  renderShell(<Page />, { deployment: { ...fakeDeployment(), features, overrides } });
  await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(() => {
  version = '1.0.0-0a1b2c3d';
  followed.mockReset();
  sessionStorage.clear();
  browserHas({ controller: null });
});

// One page takes the portal along once: what begins stands last.
test.each([
  ['a page that is still on its way', () => show({ hasArrived: false })],
  ['a deployment that wants none', () => show({ offline: false })],
  ['an insecure connection', () => [browserHas(undefined), show()][1]],
  [
    'a shell that is being developed',
    () => {
      version = '1.0.0-dev';
      return show();
    },
  ],
  [
    'a tab that runs a remote from elsewhere',
    () => {
      const url = 'http://localhost:4173/';
      sessionStorage.setItem('remote_overrides', JSON.stringify({ surveys: url }));
      return show({ overrides: true });
    },
  ],
])('nothing is taken along for %s', async (_, happen) => {
  await happen();
  expect(followed).not.toHaveBeenCalled();
});

it('a worker that nobody wants any more is looked after', async () => {
  browserHas({ controller: {} });
  await show({ offline: false });
  await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  // Later pages of this tab leave it at that.
  await show();
  expect(followed).toHaveBeenCalledTimes(1);
});
