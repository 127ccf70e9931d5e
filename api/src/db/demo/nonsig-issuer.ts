import type { Random } from './random.ts';

/** Issues nonsigs, each only once. Many start with zeros, which are significant. */
export function createNonsigIssuer(random: Random): () => string {
  const given = new Set<string>();
  return () => {
    for (;;) {
      const number = random.chance(0.6)
        ? random.integer(1_000, 99_999)
        : random.integer(100_000, 999_999);
      const nonsig = String(number).padStart(7, '0');
      if (!given.has(nonsig)) {
        given.add(nonsig);
        return nonsig;
      }
    }
  };
}
