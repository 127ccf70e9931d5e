import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { regionNames } from '../../words/regions.ts';
import { mapPaths } from './world-map.ts';

describe('the map of the regions', () => {
  it('is what its script makes', () => {
    const script = path.join(__dirname, 'project-map.mjs');
    expect(spawnSync(process.execPath, [script, '--check']).status).toBe(0);
  });

  it('shows every region of the chooser, and is small', () => {
    expect(Object.keys(mapPaths)).toEqual([...regionNames, 'elsewhere']);
    expect(readFileSync(path.join(__dirname, 'world-map.ts')).length).toBeLessThan(25_000);
  });
});
