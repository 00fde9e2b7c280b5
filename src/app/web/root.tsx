import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Frame } from '#app/web/frame.tsx';

export const Root = () => (
  <Suspense>
    <Frame>
      <Outlet />
    </Frame>
  </Suspense>
);
