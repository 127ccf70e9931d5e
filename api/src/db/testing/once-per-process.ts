declare global {
  /** What the environment of the tests keeps from one test file of a process to the next. */
  var keptByProcess: Map<string, unknown> | undefined;
}

/** A value that is costly to make and never changes, once for all test files of a process. */
export async function oncePerProcess<Value>(
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  globalThis.keptByProcess ??= new Map();
  const kept = globalThis.keptByProcess;
  if (!kept.has(key)) kept.set(key, await make());
  return kept.get(key) as Value;
}
