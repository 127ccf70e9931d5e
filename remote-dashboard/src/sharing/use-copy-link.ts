import { useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { storedRecordIdQuery, storedRecordQuery } from '../selection/stored-record.query.ts';
import { urlKeys } from '../selection/url-keys.ts';
import { copyText } from './copy-text.ts';
import { linkRecordOf } from './link-record.ts';

export type CopyState =
  | { readonly step: 'busy' | 'too_long' }
  | { readonly step: 'copied' | 'shown'; readonly link: string }
  | { readonly step: 'failed'; readonly error: unknown };

const linkTo = (id: string) => `${window.location.origin}/fleet-dashboard?${urlKeys.link}=${id}`;

/**
 * Creates a short link to a view and copies it; a view that already has a link gets the same one.
 */
export function useCopyLink(params: URLSearchParams): {
  readonly copying: CopyState;
  readonly copy: () => Promise<void>;
} {
  const client = useQueryClient();
  const [copying, setCopying] = useState<CopyState>({ step: 'busy' });

  const copy = async () => {
    const record = linkRecordOf(params);
    if (record === null) return setCopying({ step: 'too_long' });
    setCopying({ step: 'busy' });
    const made = client.fetchQuery(storedRecordIdQuery(record));
    const isCopied = copyText(made.then(linkTo));
    try {
      const id = await made;
      client.setQueryData(storedRecordQuery(id).queryKey, record);
      setCopying({ step: (await isCopied) ? 'copied' : 'shown', link: linkTo(id) });
    } catch (error) {
      setCopying({ step: 'failed', error });
    }
  };

  return { copying, copy };
}
