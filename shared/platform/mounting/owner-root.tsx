import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownerOf } from '../i18n/namespace.ts';
import { WordsProvider } from '../i18n/words-provider.tsx';
import { queryClientOf } from '../query/query-client.ts';

/** Provides the texts and server state of a remote or the shell to its descendants. */
export function OwnerRoot({ owner, children }: { owner: string; children: ReactNode }) {
  return (
    <WordsProvider namespace={owner}>
      <QueryClientProvider client={queryClientOf(ownerOf(owner))}>{children}</QueryClientProvider>
    </WordsProvider>
  );
}
