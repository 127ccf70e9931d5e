import { dirtyOwners } from '@portal/platform/guarding/manage';
import { buildNamespace } from '@portal/platform/i18n/manage';
import { type Respond, render, renderInShell, userEvent } from '@portal/platform/testing';
import { startFakeShell } from '@portal/platform/testing/shell';
import english from '../../locales/en-US.json';
import { followBus } from '../boot/follow-bus.ts';
import { createRouter, Portal } from '../boot/portal.tsx';
import { runDeployment } from '../deployment/running-deployment.ts';
import { startPopups } from '../overlays/popup-queue.ts';
import { fakeDeployment, fakeRemote } from './fake-deployment.ts';
import { ProbePage } from './probe-page.tsx';

const path = '/probe/{id}';
const route = '/probe/7?tab=a';
const namespace = 'probe';
const routes = [{ path, page: 'probe', right: 'FDLOGIN', title: 'title' }];
const shellWords = Object.entries(english).map(([key, text]) => [`shell:${key}`, text]);
const words = { title: 'Probe of {{name}}', ...Object.fromEntries(shellWords) };
const respond: Respond = (name, { params }) => {
  if (name.includes('record_store')) return { id: params.id, record: `Record ${params.id}` };
  return name.startsWith('GET') ? { sections: [], locales: [] } : { status: 3 };
};

/** Renders the probe page in the fake shell. */
export const openInFake = () =>
  renderInShell(<ProbePage />, { namespace, path, route, words, respond });

/** Renders the probe page in the whole real shell, with its router at the page's address. */
export function openInReal() {
  const remote = fakeRemote(namespace, { routes });
  startFakeShell({ namespace: buildNamespace(namespace, remote.version), words, respond });
  startPopups();
  history.replaceState(null, '', route);
  const deployment = fakeDeployment([remote]);
  const router = createRouter();
  followBus(router);
  const portal = <Portal deployment={runDeployment(deployment, dirtyOwners)} router={router} />;
  return { ...render(portal), user: userEvent.setup() };
}
