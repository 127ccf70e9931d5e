import { Link } from '@portal/platform/routing';
import { Anchor } from '@portal/platform/ui';

interface LeadingProps {
  readonly text: string;
  /** Null where there is nothing to lead to. */
  readonly to: string | null;
}

/** A figure that leads to the records that make it up. */
export const Leading = ({ text, to }: LeadingProps) =>
  to === null ? (
    text
  ) : (
    <Anchor component={Link} to={to}>
      {text}
    </Anchor>
  );
