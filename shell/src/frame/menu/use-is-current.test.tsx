import { fakeDeployment, fakeRemote } from '../../testing/fake-deployment.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { useIsCurrent } from './use-is-current.ts';

const urls = ['/', '/locations', '/reports', 'https://elsewhere.example/locations'];
const deployment = fakeDeployment([
  fakeRemote('surveys', { redirects: [{ from: '/fleet-survey', to: '/locations' }] }),
]);

function Current() {
  const isCurrent = useIsCurrent();
  const current = urls.filter((url) => isCurrent({ key: url, name: url, link: { url } }));
  return <output>{current.join(' ')}</output>;
}

test.each([
  ['/', ''],
  ['/locations', '/locations'],
  ['/locations/7/dashboard', '/locations'],
  ['/locations-of-others', ''],
  ['/fleet-survey/7/overview', '/locations'],
  ['/reports', '/reports'],
])('at %s the current entry is “%s”', (route, current) => {
  const { container } = renderShell(<Current />, { deployment, route });
  expect(container.querySelector('output')).toHaveTextContent(new RegExp(`^${current}$`));
});
