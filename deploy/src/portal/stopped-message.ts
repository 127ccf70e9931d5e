/**
 * Message when a portal ends unexpectedly.
 *
 * @param reason why it ended, in one or more lines
 */
export function stoppedMessage(reason: string): string {
  const sentence = /[\p{L}\p{N})'"]$/u.test(reason) ? `${reason}.` : reason;
  return `\n${sentence}\n\nThe portal is stopped.`;
}
