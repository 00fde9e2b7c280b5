import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConnectionDialog } from '#kit/web/feedback/connection-dialog.tsx';
import { DialogHost } from '#kit/web/feedback/dialog-host.tsx';
import { ToastHost } from '#kit/web/feedback/toast-host.tsx';
import { schemeManager, theme } from '#kit/web/theme/theme.ts';

/** What surrounds every screen: the look, notices, dialogs, the lost connection. */
export default function Frame({ children }: { children: ReactNode }) {
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
      <ConnectionDialog />
    </MantineProvider>
  );
}
