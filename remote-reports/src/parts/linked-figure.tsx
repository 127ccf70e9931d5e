import { Link } from '@portal/platform/routing';
import { Anchor } from '@portal/platform/ui';

interface LinkedFigureProps {
  readonly text: string;
  /** Null for no link. */
  readonly to: string | null;
}

/** A figure that links to the records behind it. */
export const LinkedFigure = ({ text, to }: LinkedFigureProps) =>
  to === null ? (
    text
  ) : (
    <Anchor component={Link} to={to}>
      {text}
    </Anchor>
  );
