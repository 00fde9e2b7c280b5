import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PAPERS, watchPapers } from '#kit/web/device/papers.ts';
import { Safe } from '#kit/web/feedback/safe.tsx';

const WaitingBar = lazy(() => import('#kit/web/device/waiting-bar.tsx'));

const hasPapers = (): boolean => {
  try {
    return localStorage.getItem(PAPERS) !== null;
  } catch {
    return false;
  }
};

/** Nothing, as long as every paper came out. */
export const PapersWaiting = () =>
  useSyncExternalStore(watchPapers, hasPapers) && (
    <Safe>
      <Suspense>
        <WaitingBar />
      </Suspense>
    </Safe>
  );
