import { formatInteger } from '@portal/platform/format';
import { Link } from '@portal/platform/routing';
import { Anchor } from '@portal/platform/ui';

interface CountProps {
  readonly count: number;
  readonly to: string;
}

/** A count that leads to what it counts; zero leads nowhere. */
export const Count = ({ count, to }: CountProps) =>
  count === 0 ? (
    formatInteger(count)
  ) : (
    <Anchor component={Link} to={to}>
      {formatInteger(count)}
    </Anchor>
  );
