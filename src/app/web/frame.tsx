import { useEffect, type ReactNode } from 'react';
import { followScheme } from '#kit/web/base/scheme.ts';
import { ConnectionDialog } from '#kit/web/feedback/connection-dialog.tsx';
import { DialogHost } from '#kit/web/feedback/dialog-host.tsx';
import { ToastHost } from '#kit/web/feedback/toast-host.tsx';

/** What surrounds every screen: the look, notices, dialogs, the lost connection. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(followScheme, []);
  return (
    <>
      {children}
      <ToastHost />
      <DialogHost />
      <ConnectionDialog />
    </>
  );
}
