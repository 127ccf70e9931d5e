import { contractVersion } from '@portal/platform/remote';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import * as refresh from 'react-refresh/runtime';
import { providedOnDemand } from './provided.ts';

const singleton = (version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** What the page already holds. */
const held = (module: object, version: string) => ({
  ...singleton(version),
  lib: () => module,
});

/**
 * Every module of which one page may hold only one copy, in the form of the federation runtime: React
 * as the shell has it, and the facades of the platform as they are asked for.
 */
export function sharedWithRemotes() {
  const facades = Object.entries(providedOnDemand).map(([name, load]) => {
    const get = async () => {
      const facade = await load();
      return () => facade;
    };
    return [name, { ...singleton(contractVersion), get }] as const;
  });
  return {
    react: held(React, React.version),
    'react/jsx-runtime': held(jsxRuntime, React.version),
    'react-dom': held(ReactDom, ReactDom.version),
    ...Object.fromEntries(facades),
    // Fast Refresh works across builds only when one runtime sees the components of all of them.
    ...('register' in refresh && { 'react-refresh/runtime': held(refresh, refreshVersion) }),
  };
}

/** Nobody asks for a version of it. */
const refreshVersion = '0.0.0';
