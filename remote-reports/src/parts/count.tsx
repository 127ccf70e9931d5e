import { formatInteger } from '@portal/platform/format';
import { Leading } from './leading.tsx';

interface CountProps {
  readonly count: number;
  readonly to: string;
}

/** A count that leads to what it counts; zero leads nowhere. */
export const Count = ({ count, to }: CountProps) => (
  <Leading text={formatInteger(count)} to={count === 0 ? null : to} />
);
