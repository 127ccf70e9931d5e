/** The value at a path of a body, such as `replacements.0.removed.tread_depth`. */
export const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), body);

/** A body with another value at an existing path. */
export function bodyWith(body: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(body))
    return body.map((each, place) => (place === Number(name) ? inside(each, rest, value) : each));
  return { ...Object(body), [name]: inside(Reflect.get(Object(body), name), rest, value) };
}

const inside = (value: unknown, rest: readonly string[], next: unknown): unknown =>
  rest.length === 0 ? next : bodyWith(value, rest.join('.'), next);
