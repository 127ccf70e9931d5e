import type { Random } from './random.ts';

/** Numbers of accounts and dealers, each given once. Many start with zeros, which count. */
export function nonsigBook(random: Random): () => string {
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
