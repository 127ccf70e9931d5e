import { clientKey } from './client-key.ts';

test('a key is a UUID, and each is another', () => {
  const keys = Array.from({ length: 50 }, clientKey);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(50);
});
