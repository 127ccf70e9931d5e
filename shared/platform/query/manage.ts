/** Query clients, provided by the shell. Not for remotes. */
export { QueryClientProvider } from '@tanstack/react-query';
export { createQueryClient, queryClientOf } from './query-client.ts';
