import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The facts about a file on which a version depends. */
export interface FileFacts {
  /** SHA-256 of its content, in hex. */
  readonly hash: string;
  /** Possible imports: every quoted text that looks like a relative path or a package. */
  readonly mentions: readonly string[];
}

type CachedFileFacts = FileFacts & { readonly stamp: string };

const source = /\.(?:[cm]?[jt]sx?|css)$/;
const mention =
  /(?:['"`]|\((?=\.))(\.{1,2}\/[^'"`()\s]+|(?:@[\w.-]+\/)?[a-z\d][\w.-]*(?:\/[^'"`()\s]+)?)(?=['"`)])/g;

/**
 * Reads files once and caches the facts, by time and size, in a file under `node_modules/.cache`
 * (losing it costs only time).
 */
export function fileFacts(root: string) {
  // A separate cache for each pattern, since another pattern finds other mentions.
  const form = sha256(mention.source).slice(0, 8);
  const memory = path.join(root, 'node_modules/.cache/portal', `file-facts-${form}.json`);
  const known = readMemory(memory);
  let changed = false;

  const of = (file: string): FileFacts => {
    const { mtimeMs, ctimeMs, size } = statSync(file);
    const stamp = `${mtimeMs} ${ctimeMs} ${size}`;
    const key = path.relative(root, file);
    const remembered = known[key];
    if (remembered?.stamp === stamp) return remembered;
    const content = readFileSync(file);
    const facts = { hash: sha256(content), mentions: mentionsOf(file, content), stamp };
    known[key] = facts;
    changed = true;
    return facts;
  };

  const remember = (): void => {
    if (!changed) return;
    mkdirSync(path.dirname(memory), { recursive: true });
    const temporary = `${memory}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(known));
    renameSync(temporary, memory);
  };

  return { of, remember };
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

function mentionsOf(file: string, content: Buffer): string[] {
  if (!source.test(file)) return [];
  const found = [...content.toString('utf8').matchAll(mention)].flatMap(([, text]) => text ?? []);
  return [...new Set(found)].sort();
}

function readMemory(file: string): Record<string, CachedFileFacts> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
