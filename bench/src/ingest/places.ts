/** Counts of the things that lines and readings refer to. */
export const accounts = 200;
export const locationsOfEach = 20;
export const dealers = 300;
export const products = 400;

export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
export const nonsig = (kind: number, index: number) => `${kind}${String(index).padStart(6, '0')}`;
export const code = (index: number) => String(index).padStart(4, '0');
/** Returns a date within the two years up to 2025-06-30, `YYYY-MM-DD`. */
export const dayOf = (index: number) =>
  new Date(Date.UTC(2023, 6, 1) + (index % 730) * 86_400_000).toISOString().slice(0, 10);
/** Returns the number of an account and the code of one of its locations, cycling through all. */
export const placeOf = (index: number) => {
  const account = index % accounts;
  return [nonsig(1, account), code(Math.floor(index / accounts) % locationsOfEach)];
};
