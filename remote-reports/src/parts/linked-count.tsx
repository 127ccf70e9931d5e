import { formatInteger } from '@portal/platform/format';
import { LinkedFigure } from './linked-figure.tsx';

interface LinkedCountProps {
  readonly count: number;
  readonly to: string;
}

/** A count that links to the records counted; zero has no link. */
export const LinkedCount = ({ count, to }: LinkedCountProps) => (
  <LinkedFigure text={formatInteger(count)} to={count === 0 ? null : to} />
);
