/** What React keeps of a component on screen, as far as it is read here. */
interface Fiber {
  readonly elementType: unknown;
  readonly return: Fiber | null;
}

/** Components and contexts around an element, the outermost first; plain elements are left out. */
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
 * What one page has around it in the order that both have it, and what each has besides, by name.
 * Two that are the same in another order count as different.
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
