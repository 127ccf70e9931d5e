import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownerOf } from '../i18n/namespace.ts';
import { WordsProvider } from '../i18n/words-provider.tsx';
import { queryClientOf } from '../query/query-client.ts';

/** Whose words and server state everything below uses: a remote's, or the shell's. */
export function OwnerRoot({ owner, children }: { owner: string; children: ReactNode }) {
  return (
    <WordsProvider namespace={owner}>
      <QueryClientProvider client={queryClientOf(ownerOf(owner))}>{children}</QueryClientProvider>
    </WordsProvider>
  );
}
