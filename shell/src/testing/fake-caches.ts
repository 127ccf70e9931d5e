const absolute = (address: RequestInfo | URL): string =>
  new URL(address instanceof Request ? address.url : address, location.href).href;

/** A test's access to the browser's fake caches. */
interface FakeCaches {
  /** Returns the addresses in each cache, relative to the site's root. */
  readonly held: () => Record<string, string[]>;
  /** Accepts `after` more files, none by default, and refuses the next. */
  readonly fillUp: (after?: number) => void;
}

/** Installs empty caches, which jsdom lacks. */
export function fakeCaches(): FakeCaches {
  const stored = new Map<string, Map<string, Response>>();
  let room = Number.POSITIVE_INFINITY;

  const cacheOf = (held: Map<string, Response>) => ({
    async match(address: RequestInfo | URL) {
      return held.get(absolute(address))?.clone();
    },
    async put(address: RequestInfo | URL, answer: Response) {
      if (room <= 0) throw new DOMException('Full', 'QuotaExceededError');
      room -= 1;
      held.set(absolute(address), answer);
    },
    async keys() {
      return [...held.keys()].map((address) => new Request(address));
    },
    async delete(address: RequestInfo | URL) {
      return held.delete(absolute(address));
    },
  });
  const storage = {
    async keys() {
      return [...stored.keys()];
    },
    async has(name: string) {
      return stored.has(name);
    },
    async open(name: string) {
      const held = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, held);
      return cacheOf(held);
    },
    async delete(name: string) {
      return stored.delete(name);
    },
    async match(address: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) {
      const among = cacheName === undefined ? stored.values() : [stored.get(cacheName)];
      for (const held of among) {
        const found = held?.get(absolute(address));
        if (found) return found.clone();
      }
      return undefined;
    },
  };
  Object.assign(globalThis, { caches: storage });
  return {
    held: () =>
      Object.fromEntries(
        [...stored].map(([name, held]) => [
          name,
          [...held.keys()].map((address) => address.slice(location.origin.length)).sort(),
        ]),
      ),
    fillUp(after = 0) {
      room = after;
    },
  };
}

/** Installs locks, which jsdom lacks; the given ones are reported as held. */
export function fakeLocks(...held: string[]): void {
  const names = [...held];
  const request = async (name: string, ...rest: unknown[]) => {
    names.push(name);
    const work = rest.at(-1) as () => Promise<unknown>;
    return work().finally(() => names.splice(names.indexOf(name), 1));
  };
  const query = async () => ({ held: names.map((name) => ({ name })) });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
}
