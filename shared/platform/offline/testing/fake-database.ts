import 'fake-indexeddb/auto';

// Node cannot clone files of the test browser, so they are passed through.
const copy = structuredClone;
globalThis.structuredClone = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value;
  const { file, ...rest } = value as { file?: unknown };
  return (file instanceof Blob ? { ...copy(rest), file } : copy(value)) as Value;
};
