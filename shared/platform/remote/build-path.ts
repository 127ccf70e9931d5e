/**
 * Fills in and encodes the parameters of a path such as `/units/edit-{unitId}`.
 *
 * @throws TypeError when a parameter is missing or empty (such a path would match nothing)
 */
export function buildPath(
  template: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '') throw new TypeError(`No value for {${name}} in ${template}`);
    return encodeURIComponent(value);
  });
}
