import { Link } from '@portal/platform/routing';
import { Anchor, IconArrowLeft } from '@portal/platform/ui';

interface BackLinkProps {
  readonly text: string;
  readonly to: string;
}

/** Link above the title that leads from a part of a report back to the report. */
export const BackLink = ({ text, to }: BackLinkProps) => (
  <Anchor component={Link} to={to}>
    <IconArrowLeft size={16} aria-hidden /> {text}
  </Anchor>
);
