import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Deployment } from '@portal/platform/remote';
import { type DeploymentProblem, examineFile } from './usable-deployment.ts';

/** The deployment as it lies in the site now. */
export interface DeploymentContent {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** What it holds, or why no browser can use it. */
  readonly held: Deployment | DeploymentProblem;
  /** Names of the remotes that browsers leave out, because their entries are malformed. */
  readonly leftOut: readonly string[];
}

export interface DeploymentFile {
  /** The current content, or undefined while there is no file. */
  read(): Promise<DeploymentContent | undefined>;
  /**
   * What pages run: the current content, or while that cannot be used the last that could, of which
   * browsers have a copy. Undefined when there was none since the gateway started.
   */
  lastGood(): Promise<Deployment | undefined>;
}

/**
 * Reads `deployment.json` again whenever it has changed. It is compressed here and not beside the
 * file, because operators replace the file alone.
 */
export function deploymentFile(siteDir: string): DeploymentFile {
  const file = path.join(siteDir, 'deployment.json');
  let stamp = '';
  let content: DeploymentContent | undefined;
  let good: Deployment | undefined;

  async function read(): Promise<DeploymentContent | undefined> {
    try {
      const now = await stampOf(file);
      if (now !== stamp || !content) {
        content = contentOf(await readFile(file));
        stamp = now;
        if (typeof content.held === 'object') good = content.held;
      }
      return content;
    } catch {
      return undefined;
    }
  }

  return {
    read,
    async lastGood() {
      await read();
      return good;
    },
  };
}

async function stampOf(file: string): Promise<string> {
  const { mtimeMs, ctimeMs, size, ino } = await stat(file);
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}

/** A file that nobody can use is served as it is: the page says what is wrong with it. */
function contentOf(plain: Buffer): DeploymentContent {
  const examined = examineFile(plain);
  const isUsable = 'deployment' in examined;
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    plain,
    br: brotliCompressSync(plain, quick),
    gzip: gzipSync(plain),
    held: isUsable ? examined.deployment : examined.problem,
    leftOut: isUsable ? examined.leftOut.map(({ name }) => name) : [],
  };
}
