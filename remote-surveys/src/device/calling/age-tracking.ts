import type { Device } from '../documents/device.ts';

/** Wraps a device to note the age of the data read from it. */
export function withAgeTracking(device: Device) {
  let oldest: string | null = null;
  const note = (at: string) => {
    if (oldest === null || at < oldest) oldest = at;
  };
  const noting: Device = {
    ...device,
    newest: async (...asked) => {
      const answer = await device.newest(...asked);
      if (answer) note(answer.at);
      return answer;
    },
    takenOf: async (...asked) => {
      const answers = await device.takenOf(...asked);
      for (const { at } of answers) note(at);
      return answers;
    },
  };
  /** When the server sent the oldest data read; null if none came from the server. */
  return { device: noting, oldest: () => oldest };
}
