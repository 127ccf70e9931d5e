import { useLocation, useNavigate } from '@portal/platform/routing';
import { useEffect } from 'react';
import { LoadingPage } from './loading-page.tsx';

interface MovedPageProps {
  readonly title: string;
  /** Where its subject is shown. */
  readonly to: string;
}

/** Leads from the address of another yard to the one where the subject of the page stands. */
export function MovedPage({ title, to }: MovedPageProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => void navigate(`${to}${search}`, { replace: true }), [navigate, to, search]);
  return <LoadingPage title={title} />;
}
