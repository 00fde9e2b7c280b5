import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

/** Fetched beside the first screen, not before it. */
const frame = import('#app/web/frame.tsx');
const Frame = lazy(() => frame);

export const Root = () => (
  <Suspense>
    <Frame>
      <Outlet />
    </Frame>
  </Suspense>
);
