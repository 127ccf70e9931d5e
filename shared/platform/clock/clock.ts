let read: () => Date = () => new Date();

/** The one clock of the portal's screens. */
export const clock = {
  now: (): Date => read(),
  /** Returns the current date in the user's time zone, YYYY-MM-DD. */
  today(): string {
    const now = read();
    const two = (value: number) => String(value).padStart(2, '0');
    const year = String(now.getFullYear()).padStart(4, '0');
    return `${year}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  },
};

/** Sets the clock to an instant or to another source of time; null restores the system clock. */
export function setClock(time: Date | (() => Date) | null): void {
  if (time === null) read = () => new Date();
  else if (typeof time === 'function') read = time;
  else read = () => new Date(time);
}
