import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { useConnection } from '#kit/web/feedback/connection.ts';
import { DialogHost } from '#kit/web/feedback/dialog-host.tsx';
import { ToastHost } from '#kit/web/feedback/toast-host.tsx';
import { schemeManager, theme } from '#kit/web/theme/theme.ts';

const ConnectionDialog = lazy(() => import('#kit/web/feedback/connection-dialog.tsx'));

/** What surrounds every screen: the look, notices, dialogs, the lost connection. */
export default function Frame({ children }: { children: ReactNode }) {
  const connection = useConnection();
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      <ToastHost />
      <DialogHost />
      {connection !== 'fine' && (
        <Suspense>
          <ConnectionDialog state={connection} />
        </Suspense>
      )}
    </MantineProvider>
  );
}
