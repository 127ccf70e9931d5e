import type { Deployment } from '@portal/platform/remote';
import { type RenderInShellOptions, renderInShell } from '@portal/platform/testing';
import type { ReactNode } from 'react';
import english from '../../locales/en-US.json';
import { DeploymentContext } from '../deployment/deployment-context.ts';
import { fakeDeployment } from './fake-deployment.ts';

interface RenderShellOptions extends RenderInShellOptions {
  readonly deployment?: Deployment;
}

/** Renders a part of the shell with its own English texts and a deployment. */
export function renderShell(
  ui: ReactNode,
  { deployment = fakeDeployment(), words, ...options }: RenderShellOptions = {},
) {
  const around = (part: ReactNode) => (
    <DeploymentContext value={deployment}>{part}</DeploymentContext>
  );
  const shown = renderInShell(around(ui), {
    namespace: 'shell',
    words: { ...english, ...words },
    ...options,
  });
  return { ...shown, rerender: (next: ReactNode) => shown.rerender(around(next)) };
}
