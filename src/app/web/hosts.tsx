import { lazy, Suspense } from 'react';
import { DialogHost } from '#kit/web/feedback/dialog-host.tsx';
import { ToastHost } from '#kit/web/feedback/toast-host.tsx';
import { useConnection } from '#kit/web/feedback/connection.ts';

const ConnectionDialog = lazy(() => import('#kit/web/feedback/connection-dialog.tsx'));

/** What any screen may show above itself: notices, dialogs, the lost connection. */
export function Hosts() {
  const connection = useConnection();
  return (
    <>
      <ToastHost />
      <DialogHost />
      {connection !== 'fine' && (
        <Suspense>
          <ConnectionDialog state={connection} />
        </Suspense>
      )}
    </>
  );
}
