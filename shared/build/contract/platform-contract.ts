import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '../webpack/shared-modules.ts';
import { type ContractHistory, recorded } from './contract-history.ts';
import { contractReport } from './contract-report.ts';
import { readSurface } from './surface.ts';

/** Files of the platform that hold its contract: the history, and the report for people. */
export const contractFiles = { history: 'contract.json', report: 'contract-report.md' } as const;

const prefix = '@portal/platform/';
const modules = Object.keys(sharedModules)
  .filter((request) => request.startsWith(prefix))
  .map((request) => request.slice(prefix.length))
  .sort();

/**
 * What the two files have to hold for the platform's sources as they are.
 *
 * @param root folder of the workspace
 * @throws ContractChanged when the version has to be a new one
 */
export function platformContract(root: string): { history: string; report: string } {
  const dir = path.join(root, 'shared/platform');
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const surface = readSurface(dir, modules, compiler);
  const history = recorded(readContract(root), String(version), surface);
  return {
    history: `${JSON.stringify(history, null, 2)}\n`,
    report: contractReport(history, String(version), surface),
  };
}

/** The contract's history as it is written down. */
export function readContract(root: string): ContractHistory {
  const file = path.join(root, 'shared/platform', contractFiles.history);
  return JSON.parse(readFileSync(file, 'utf8'));
}
