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

/** Shares a module that the page has already loaded. */
const loadedModule = (module: object, version: string) => ({
  ...singleton(version),
  lib: () => module,
});

/**
 * Returns all modules that a page may contain only once, in the form of the federation runtime: the
 * shell's React, and the facades of the platform on demand.
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
    react: loadedModule(React, React.version),
    'react/jsx-runtime': loadedModule(jsxRuntime, React.version),
    'react-dom': loadedModule(ReactDom, ReactDom.version),
    ...Object.fromEntries(facades),
    // Fast Refresh works across builds only if one runtime sees the components of all of them.
    ...('register' in refresh && {
      'react-refresh/runtime': loadedModule(refresh, refreshVersion),
    }),
  };
}

/** Version of the shared react-refresh; any will do, since no remote requires one. */
const refreshVersion = '0.0.0';
