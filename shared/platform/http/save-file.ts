import type { ReceivedFile } from './call.ts';

/** Has the browser save a file under its name, as if it had been a link to it. */
export function saveFile({ name, content }: ReceivedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
