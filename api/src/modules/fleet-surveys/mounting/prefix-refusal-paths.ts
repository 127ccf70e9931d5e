import { Refusal } from '../../../app/refusal.ts';

/**
 * Runs the work for a part of a call, and prefixes the paths of its refusals with the path of that
 * part.
 */
export async function prefixRefusalPaths<Value>(
  path: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, extra } = error;
    throw new Refusal(code, `${path}.${error.path}`, message, { extra });
  }
}
