import { isIPv6 } from 'node:net';

/**
 * Returns the network of a caller: an IPv4 address, or the first 64 bits of an IPv6 address, which
 * precede the machine's own part.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  // The local machine has two addresses, and browsers use either.
  if (address === '::1') return '127.0.0.1';
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const parts = (text: string) => (text === '' ? [] : text.split(':'));
  const known = [...parts(front), ...parts(back ?? '')].length;
  const filled = [...parts(front), ...Array<string>(Math.max(0, 8 - known)).fill('0')];
  const whole = back === undefined ? parts(front) : [...filled, ...parts(back)];
  return whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
