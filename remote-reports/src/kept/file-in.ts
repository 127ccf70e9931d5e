import type { ReceivedFile } from '@portal/platform/http';

/**
 * The file that answers a call which was asked for one.
 *
 * @throws Error for anything else
 */
export async function fileIn(answer: Promise<ReceivedFile | object>): Promise<ReceivedFile> {
  const received = await answer;
  if ('content' in received && 'name' in received) return received as ReceivedFile;
  throw new Error('No file has come.');
}
