import { useLocation, useNavigate } from '@portal/platform/routing';
import { useEffect } from 'react';
import { LoadingPage } from './loading-page.tsx';

interface MovedPageProps {
  readonly title: string;
  /** The right address. */
  readonly to: string;
}

/** Redirects from another location's address to the one where the page's subject is. */
export function MovedPage({ title, to }: MovedPageProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => void navigate(`${to}${search}`, { replace: true }), [navigate, to, search]);
  return <LoadingPage title={title} />;
}
