import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');
const leftOut = new Set(['.git', '.data', 'dist', 'test-results', 'e2e']);

/** A separate checkout, like a team's, with the dependencies installed here. */
export class OtherCheckout {
  private constructor(readonly dir: string) {}

  static async make(): Promise<OtherCheckout> {
    const dir = await mkdtemp(path.join(tmpdir(), 'portal-checkout-'));
    const dependencies = path.join(root, 'node_modules');
    cpSync(root, dir, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => file !== dependencies && !leftOut.has(path.basename(file)),
    });
    symlinkSync(dependencies, path.join(dir, 'node_modules'));
    return new OtherCheckout(dir);
  }

  /** Changes one file of a remote. */
  edit(remote: string, file: string, change: (text: string) => string): void {
    const target = path.join(this.dir, `remote-${remote}`, file);
    const text = readFileSync(target, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${file} of ${remote} is as it was`);
    writeFileSync(target, changed);
  }

  /** Builds a remote from this checkout into a site; returns its entry for a deployment. */
  publish(remote: string, site: string): { name: string; version: string } {
    return this.fleet('publish', remote, '--site', site).entry;
  }

  /** Runs `npm run fleet` here; returns its JSON output. */
  fleet(...args: readonly string[]) {
    const command = path.join(this.dir, 'deploy', 'src', 'commands', 'fleet.ts');
    const printed = execFileSync(
      process.execPath,
      ['--import', 'tsx', command, ...args, '--json'],
      { cwd: this.dir, encoding: 'utf8' },
    );
    return JSON.parse(printed);
  }

  /** Commits the current state, as the base for later changes. */
  commit(): void {
    const as = ['-c', 'user.name=Team', '-c', 'user.email=team@example.com'];
    this.git('init', '--quiet');
    this.git('add', '--all');
    this.git(...as, 'commit', '--quiet', '--message', 'As it was');
  }

  /** Returns the files and folders changed or added since. */
  changes(): string[] {
    return this.git('status', '--porcelain')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3));
  }

  /** Lets a new package use the dependencies installed for another one. */
  lendDependencies(from: string, to: string): void {
    symlinkSync(path.join(root, from, 'node_modules'), path.join(this.dir, to, 'node_modules'));
  }

  private git(...args: readonly string[]): string {
    return execFileSync('git', args, { cwd: this.dir, encoding: 'utf8' });
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
