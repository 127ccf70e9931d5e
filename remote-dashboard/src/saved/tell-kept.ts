import { bus, navigationRequested, notified } from '@portal/platform/bus';

interface Kept {
  /** What was kept, as a sentence. */
  readonly text: string;
  /** What leads to the list that it stands in now. */
  readonly action: string;
  readonly list: string;
}

/** Says that something was kept, and leads to its list. */
export const tellKept = ({ text, action, list }: Kept): void =>
  bus.emit(notified, {
    tone: 'success',
    text,
    action: { label: action, perform: () => bus.emit(navigationRequested, { to: list }) },
  });
