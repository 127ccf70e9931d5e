/** Query clients as the shell hands them out. Not for remotes. */
export { QueryClientProvider } from '@tanstack/react-query';
export { createQueryClient, queryClientOf } from './query-client.ts';
