import { useRouter } from '@tanstack/react-router';
import { isProblem, noNetwork } from '#kit/web/api/problem.ts';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';

/** Shown where a screen could not be opened; it can be tried again in place. */
export default function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorBlock problem={isProblem(error) ? error : noNetwork()} onRetry={retry} />;
}
