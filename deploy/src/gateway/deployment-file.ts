import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { checkDeployment, type Deployment } from '@portal/platform/remote';

/** The deployment as it lies in the site now. */
export interface DeploymentContent {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** Origin of the sign-in page that it names; undefined when it names none. */
  readonly signInOrigin: string | undefined;
  /** Version of the shell that it points to; undefined when it names none. */
  readonly shellVersion: string | undefined;
  /** Undefined when it is none that a shell would read. */
  readonly deployment: Deployment | undefined;
  /** Whether a page may run remotes from elsewhere. */
  readonly overrides: boolean;
}

export interface DeploymentFile {
  /** The current content, or undefined while there is no file. */
  read(): Promise<DeploymentContent | undefined>;
}

/**
 * Reads `deployment.json` again whenever it has changed. It is compressed here and not beside the
 * file, because operators replace the file alone.
 */
export function deploymentFile(siteDir: string): DeploymentFile {
  const file = path.join(siteDir, 'deployment.json');
  let stamp = '';
  let content: DeploymentContent | undefined;
  return {
    async read() {
      const now = await stampOf(file);
      if (now === undefined) return undefined;
      if (now !== stamp || !content) {
        content = contentOf(await readFile(file));
        stamp = now;
      }
      return content;
    },
  };
}

async function stampOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
  } catch {
    return undefined;
  }
}

function contentOf(plain: Buffer): DeploymentContent {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    plain,
    br: brotliCompressSync(plain, quick),
    gzip: gzipSync(plain),
    ...namedIn(plain.toString('utf8')),
  };
}

/** A file that does not parse is served as it is: the page says what is wrong with it. */
function namedIn(
  text: string,
): Pick<DeploymentContent, 'signInOrigin' | 'shellVersion' | 'overrides' | 'deployment'> {
  try {
    const value = JSON.parse(text);
    const { links, shell, overrides } = value;
    const check = checkDeployment(value);
    return {
      signInOrigin: new URL(String(links.sign_in)).origin,
      shellVersion: String(shell.version),
      overrides: overrides === true,
      deployment: check.ok ? check.deployment : undefined,
    };
  } catch {
    return {
      signInOrigin: undefined,
      shellVersion: undefined,
      overrides: false,
      deployment: undefined,
    };
  }
}
