import { bus, navigationRequested, notified } from '@portal/platform/bus';

interface TellKeptOptions {
  /** A sentence about what was saved. */
  readonly text: string;
  /** The text of the link to its list. */
  readonly action: string;
  readonly list: string;
}

/** Notifies the user that something was saved, with a link to its list. */
export const notifySaved = ({ text, action, list }: TellKeptOptions): void =>
  bus.emit(notified, {
    tone: 'success',
    text,
    action: { label: action, perform: () => bus.emit(navigationRequested, { to: list }) },
  });
