import { QueryClient } from '@tanstack/react-query';
import { isProblem } from '#kit/web/api/problem.ts';

/** Reads are tried once more when the network failed, never when the server said no. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 1 && isProblem(error) && error.status === 0,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
  },
});
