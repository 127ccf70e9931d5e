import { useSearchParams } from '@portal/platform/routing';

export interface SpecView {
  readonly account: string | null;
  readonly tab: 'fleet' | 'location';
  readonly location: number | null;
}

/** Reads and changes which specs the address shows. */
export function useSpecAddress() {
  const [params, setParams] = useSearchParams();
  const location = Number(params.get('location'));
  const view: SpecView = {
    account: params.get('fleet'),
    tab: params.get('tab') === 'location' ? 'location' : 'fleet',
    location: Number.isInteger(location) && location > 0 ? location : null,
  };
  const show = ({ account, tab, location: yard }: SpecView) =>
    setParams({
      ...(account !== null && { fleet: account }),
      ...(tab === 'location' && { tab }),
      ...(yard !== null && { location: String(yard) }),
    });
  return { view, show };
}
