/** React's internal record of a mounted component or element, with the fields read here. */
interface Fiber {
  readonly elementType: unknown;
  readonly return: Fiber | null;
}

/** Returns the components and contexts around an element, outermost first; omits plain elements. */
export function providersAround(element: Element): unknown[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  let fiber: Fiber | null = key ? Reflect.get(element, key) : null;
  const found: unknown[] = [];
  for (; fiber; fiber = fiber.return) {
    const type = fiber.elementType;
    if (type !== null && typeof type !== 'string') found.unshift(type);
  }
  return found;
}

/**
 * Compares the providers around two pages: those common to both in their order, and those of only
 * one, by name. Common ones in a different order count as different.
 */
export function comparedProviders(one: readonly unknown[], other: readonly unknown[]) {
  const onlyOne = one.filter((type) => !other.includes(type));
  const common = one.filter((type) => other.includes(type));
  const onlyOther: unknown[] = [];
  let met = 0;
  for (const type of other) {
    if (type === common[met]) met += 1;
    else onlyOther.push(type);
  }
  return {
    inBoth: common.slice(0, met).map(nameOf),
    onlyOne: [...onlyOne, ...common.slice(met)].map(nameOf),
    onlyOther: onlyOther.map(nameOf),
  };
}

function nameOf(type: unknown): string {
  const { displayName, name, description } = Object(type);
  return displayName ?? name ?? description ?? 'context';
}
