export interface OutboxPartProps {
  /** Given where a person signs out: asks first what becomes of work that is not sent yet. */
  onLeave?: () => void;
  onStay?: () => void;
}
