import { parseArgs } from 'node:util';

/** The packages to develop, and where. */
export type DevRequest =
  | { readonly kind: 'everything' }
  | { readonly kind: 'inside'; readonly names: readonly string[] }
  | { readonly kind: 'against'; readonly name: string; readonly portal: string }
  | { readonly kind: 'alone'; readonly name: string };

const usage = `Usage: npm run dev                                 a portal that follows all sources
       npm run dev -- <remote> …                   remotes inside the portal that runs here
       npm run dev -- <remote> --against <URL>     one remote inside a deployed portal
       npm run dev -- <remote> --alone             one remote on its own, without a portal`;

/** @throws Error for invalid arguments */
export function readDevRequest(args: readonly string[]): DevRequest {
  const { against, alone, names } = parsed(args);
  if (against === undefined && !alone) {
    return names.length === 0 ? { kind: 'everything' } : { kind: 'inside', names };
  }
  const [name, ...more] = names;
  if (name === undefined || more.length > 0 || (alone && against !== undefined)) {
    throw new Error(`One remote is developed at a time with --against or --alone.\n${usage}`);
  }
  return against === undefined
    ? { kind: 'alone', name }
    : { kind: 'against', name, portal: against };
}

function parsed(args: readonly string[]) {
  try {
    const options = { against: { type: 'string' }, alone: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { against: values.against, alone: values.alone === true, names: positionals };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
