import { lockDirectory } from '../data-lock.ts';

// Takes the lock on a directory, reports it, and keeps it until killed.
const [directory = '', owner] = process.argv.slice(2);
try {
  await lockDirectory(directory, Number(owner ?? process.ppid));
  process.send?.('held');
  setInterval(() => {}, 1000);
} catch (error) {
  process.send?.(String(error));
  process.disconnect?.();
}
