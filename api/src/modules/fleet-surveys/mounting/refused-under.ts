import { Refusal } from '../../../app/refusal.ts';

/** Does a part of what a call says; what is refused of it is refused at its place in the call. */
export async function refusedUnder<Value>(
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
