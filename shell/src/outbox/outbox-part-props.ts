export interface OutboxPartProps {
  /** Given at sign-out: asks first what to do with unsent work. */
  onLeave?: () => void;
  onStay?: () => void;
}
