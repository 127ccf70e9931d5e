import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Deployment } from '@portal/platform/remote';
import { type DeploymentProblem, examineFile } from './usable-deployment.ts';

/** The site's current `deployment.json`. */
export interface DeploymentContent {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** The parsed deployment, or why no browser can use it. */
  readonly held: Deployment | DeploymentProblem;
  /** Names of remotes with malformed entries, which browsers ignore. */
  readonly leftOut: readonly string[];
}

export interface DeploymentFile {
  /** The current content; undefined while there is no file. */
  read(): Promise<DeploymentContent | undefined>;
  /**
   * The deployment that pages run: the current one, or if it is unusable the last usable one, which
   * browsers have a copy of. Undefined if there was none since the gateway started.
   */
  lastGood(): Promise<Deployment | undefined>;
}

/**
 * Rereads `deployment.json` whenever it has changed. It is compressed here, not in files next to
 * it, because operators replace that single file.
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

/** An unusable file is served unchanged: the page explains what is wrong with it. */
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
