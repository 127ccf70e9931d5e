import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deploymentSchema } from '@portal/platform/remote/schema';
import { sharedModules } from '../webpack/shared-modules.ts';
import { type ContractHistory, recordSurface } from './contract-history.ts';
import { contractReport } from './contract-report.ts';
import { readSurface } from './surface.ts';

/**
 * The platform's files that contain its contract: the history, the readable report, and the
 * deployment's schema as read by browsers.
 */
export const contractFiles = {
  history: 'contract.json',
  report: 'contract-report.md',
  form: 'remote/deployment-form.json',
} as const;

const prefix = '@portal/platform/';
const modules = Object.keys(sharedModules)
  .filter((request) => request.startsWith(prefix))
  .map((request) => request.slice(prefix.length))
  .sort();

/**
 * Returns the contents that these files must have for the platform's current sources.
 *
 * @param root folder of the workspace
 * @throws ContractChanged if the contract needs a new version
 */
export function platformContract(root: string): Record<keyof typeof contractFiles, string> {
  const dir = path.join(root, 'shared/platform');
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const surface = readSurface(dir, modules, compiler);
  const history = recordSurface(readContract(root), String(version), surface);
  return {
    history: `${JSON.stringify(history, null, 2)}\n`,
    report: contractReport(history, String(version), surface),
    form: `${JSON.stringify(deploymentSchema, withoutDescriptions, 1)}\n`,
  };
}

const withoutDescriptions = (key: string, value: unknown) =>
  key === 'description' && typeof value === 'string' ? undefined : value;

/** Reads the contract's recorded history. */
export function readContract(root: string): ContractHistory {
  const file = path.join(root, 'shared/platform', contractFiles.history);
  return JSON.parse(readFileSync(file, 'utf8'));
}
