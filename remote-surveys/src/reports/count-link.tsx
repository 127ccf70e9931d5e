import { formatInteger } from '@portal/platform/format';
import { PageLink } from '../yard/page-link.tsx';

interface CountLinkProps {
  readonly count: number;
  /** Path of the list of counted items; null for users who may not see it. */
  readonly to: string | null;
  /** Router state for that page, such as where it was opened from. */
  readonly state?: object;
}

/** A count that links to its items; zero is not a link. */
export const CountLink = ({ count, to, ...more }: CountLinkProps) =>
  count === 0 || to === null ? (
    formatInteger(count)
  ) : (
    <PageLink to={to} {...more}>
      {formatInteger(count)}
    </PageLink>
  );
