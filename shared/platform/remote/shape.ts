/** Checks an untrusted value: returns null if it is valid, else the path of the fault. */
export type Shape = (value: unknown, path: string) => string | null;

const shape =
  (fits: (value: unknown) => boolean): Shape =>
  (value, path) =>
    fits(value) ? null : path;

/** A string that matches the pattern; any string by default. */
export const text = (pattern = ''): Shape => {
  const form = new RegExp(pattern);
  return shape((value) => typeof value === 'string' && form.test(value));
};

export const bool: Shape = shape((value) => typeof value === 'boolean');
export const integer: Shape = shape(Number.isInteger);
export const positive: Shape = shape((value) => Number.isInteger(value) && Number(value) > 0);

export const oneOf = (...values: readonly unknown[]): Shape =>
  shape((value) => values.includes(value));

export const orNull =
  (inner: Shape): Shape =>
  (value, path) =>
    value === null ? null : inner(value, path);

/** An optional field. */
export const optional =
  (inner: Shape): Shape =>
  (value, path) =>
    value === undefined ? null : inner(value, path);

export const listOf =
  (item: Shape, atLeast = 0, atMost = Number.POSITIVE_INFINITY): Shape =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < atLeast || value.length > atMost) return path;
    return first(value.map((each, index) => [each, item, `${path}[${index}]`]));
  };

export const recordOf =
  (item: Shape, key = ''): Shape =>
  (value, path) => {
    if (!isObject(value)) return path;
    const form = new RegExp(key);
    return first(
      Object.entries(value)
        .filter(([name]) => form.test(name))
        .map(([name, each]) => [each, item, `${path}.${name}`]),
    );
  };

/** An object with all of these fields; further ones are ignored. */
export const objectOf =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    if (!isObject(value)) return path;
    return first(
      Object.entries(fields).map(([name, field]) => [
        Object.hasOwn(value, name) ? value[name] : undefined,
        field,
        path ? `${path}.${name}` : name,
      ]),
    );
  };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function first(checks: readonly (readonly [unknown, Shape, string])[]): string | null {
  for (const [value, fits, path] of checks) {
    const problem = fits(value, path);
    if (problem !== null) return problem;
  }
  return null;
}
