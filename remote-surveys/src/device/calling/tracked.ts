import type { Device } from '../documents/device.ts';

/** A device that notes the age of what is read of it. */
export function tracked(device: Device) {
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
  /** When the server gave the oldest of it; null where nothing of it came from there. */
  return { device: noting, oldest: () => oldest };
}
