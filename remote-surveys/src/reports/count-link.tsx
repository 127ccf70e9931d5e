import { formatInteger } from '@portal/platform/format';
import { PageLink } from '../yard/page-link.tsx';

interface CountLinkProps {
  readonly count: number;
  /** Where what is counted is listed; null for readers who may not see it. */
  readonly to: string | null;
  /** What the page is told of where it was opened. */
  readonly state?: object;
}

/** A count that leads to what it counts; zero leads nowhere. */
export const CountLink = ({ count, to, ...more }: CountLinkProps) =>
  count === 0 || to === null ? (
    formatInteger(count)
  ) : (
    <PageLink to={to} {...more}>
      {formatInteger(count)}
    </PageLink>
  );
