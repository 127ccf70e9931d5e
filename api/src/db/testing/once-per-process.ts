declare global {
  /** Preserved by the test environment from one test file of a process to the next. */
  var keptByProcess: Map<string, unknown> | undefined;
}

/**
 * Returns a value that is costly to create and never changes, created once for all test files of a
 * process.
 */
export async function oncePerProcess<Value>(
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  globalThis.keptByProcess ??= new Map();
  const kept = globalThis.keptByProcess;
  if (!kept.has(key)) kept.set(key, await make());
  return kept.get(key) as Value;
}
