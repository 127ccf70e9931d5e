import 'fake-indexeddb/auto';

// The browser of these tests has files that Node cannot copy: they are kept as they are.
const copy = structuredClone;
globalThis.structuredClone = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value;
  const { file, ...rest } = value as { file?: unknown };
  return (file instanceof Blob ? { ...copy(rest), file } : copy(value)) as Value;
};
