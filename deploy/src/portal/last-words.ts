/**
 * What a person reads when a portal ends that nobody asked to.
 *
 * @param reason why it ended, in one line or several
 */
export function lastWords(reason: string): string {
  const sentence = /[\p{L}\p{N})'"]$/u.test(reason) ? `${reason}.` : reason;
  return `\n${sentence}\n\nThe portal is stopped.`;
}
