import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { nextDeployment } from './next-deployment.ts';

const remote = (name: string, version: string, contract = '^1.0.0') =>
  fakeRemote(name, {}, { version: `${version}-0a1b2c3d`, contract });
const nobody: ReadonlySet<string> = new Set();
const versions = ({ remotes }: { remotes: readonly { name: string; version: string }[] }) =>
  remotes.map(({ name, version }) => `${name} ${version.split('-')[0]}`);

const running = fakeDeployment([remote('dashboard', '1.0.0'), remote('admin', '1.0.0')]);

describe('what a page runs next', () => {
  it('is what was deployed, forwards and backwards', () => {
    const newer = fakeDeployment([remote('dashboard', '2.0.0'), remote('surveys', '1.0.0')]);
    const next = nextDeployment(running, newer, nobody);
    expect(versions(next)).toEqual(['dashboard 2.0.0', 'surveys 1.0.0']);
    expect(versions(nextDeployment(next, running, nobody))).toEqual(versions(running));
  });

  it('keeps the version that holds unsaved work, and moves the others', () => {
    const newer = fakeDeployment([remote('dashboard', '2.0.0'), remote('admin', '2.0.0')]);
    expect(versions(nextDeployment(running, newer, new Set(['admin'])))).toEqual([
      'dashboard 2.0.0',
      'admin 1.0.0',
    ]);
  });

  it('keeps a remote with unsaved work even where it was left out', () => {
    const newer = fakeDeployment([remote('dashboard', '2.0.0')]);
    expect(versions(nextDeployment(running, newer, new Set(['admin'])))).toEqual([
      'dashboard 2.0.0',
      'admin 1.0.0',
    ]);
  });

  it('keeps the version of a remote whose newer one needs a newer shell', () => {
    const newer = fakeDeployment([remote('dashboard', '2.0.0', '^1.99.0')]);
    expect(versions(nextDeployment(running, newer, nobody))).toEqual(['dashboard 1.0.0']);
  });

  it('keeps the shell that runs here, and takes everything else', () => {
    const newer = {
      ...running,
      shell: { ...running.shell, version: '2.0.0-0a1b2c3d' },
      features: { language_option: false },
    };
    expect(nextDeployment(running, newer, nobody)).toEqual({
      ...running,
      features: { language_option: false },
    });
  });

  it('leaves a remote that did not change the same', () => {
    const newer = structuredClone(running);
    expect(nextDeployment(running, newer, nobody).remotes[0]).toBe(running.remotes[0]);
  });
});
