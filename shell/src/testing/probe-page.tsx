import type { portalCalls } from '@portal/contract/portal';
import { bus, navigationRequested, notified, popupRequested } from '@portal/platform/bus';
import { ErrorBoundary, lazyPart, useDirty } from '@portal/platform/guarding';
import { callsOf } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Link, useLocation, useRoute, useSearchParams } from '@portal/platform/routing';
import { useRight, useUser } from '@portal/platform/session';
import { Button } from '@portal/platform/ui';
import { useState } from 'react';

const call = callsOf<typeof portalCalls>();
const LatePart = lazyPart(async () => ({ default: () => <p>The late part</p> }));

function Fragile({ broken }: { broken: boolean }) {
  if (broken) throw new Error('A part broke');
  return <p>The part is whole</p>;
}

/** A page of a remote that shows its surroundings and makes every kind of request to the shell. */
export function ProbePage() {
  const { t, locale } = useWords();
  const { path, params } = useRoute();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [dirty, setDirty] = useState(false);
  const [broken, setBroken] = useState<'nothing' | 'part' | 'page'>('nothing');
  const { data } = useQuery({
    queryKey: ['record', params.id],
    queryFn: () =>
      call('GET portal-v1:record_store/get_record/{id}', { params: { id: params.id ?? '' } }),
  });
  useDirty(dirty);
  if (broken === 'page') throw new Error('The page broke');
  return (
    <section aria-label="Probe">
      <h1>{t('title', { name: useUser()?.UserName ?? 'nobody' })}</h1>
      <p>{`${locale}, ${t('shell:ui.retry')}, right ${useRight('FDLOGIN')}`}</p>
      <p>{`${path} ${JSON.stringify(params)} ${pathname}?${search}`}</p>
      <p>{data?.record ?? 'asking'}</p>
      <ErrorBoundary fallback={({ error }) => <p>{String(error)}</p>}>
        <Fragile broken={broken === 'part'} />
      </ErrorBoundary>
      <LatePart />
      <Link to="/probe/8?tab=b">Link</Link>
      <Button onClick={() => bus.emit(navigationRequested, { to: '/probe/9' })}>Navigate</Button>
      <Button onClick={() => bus.emit(popupRequested, { kind: 'system_error' })}>Popup</Button>
      <Button onClick={() => bus.emit(notified, { tone: 'info', text: 'Noted' })}>Notice</Button>
      <Button onClick={() => setDirty(!dirty)}>Dirty</Button>
      <Button onClick={() => setBroken('part')}>Break the part</Button>
      <Button onClick={() => setBroken('page')}>Break the page</Button>
    </section>
  );
}
