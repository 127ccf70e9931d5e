import type { ReceivedFile } from '@portal/platform/http';

/**
 * Returns the file that answers a call.
 *
 * @throws Error for any other answer
 */
export async function requireFile(answer: Promise<ReceivedFile | object>): Promise<ReceivedFile> {
  const received = await answer;
  if ('content' in received && 'name' in received) return received as ReceivedFile;
  throw new Error('No file has come.');
}
