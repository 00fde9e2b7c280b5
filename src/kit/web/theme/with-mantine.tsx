import { MantineProvider } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { schemeManager, theme } from '#kit/web/theme/theme.ts';

/** Wraps each of the few blocks that are Mantine's, so that no page waits for Mantine. */
export function WithMantine({ children }: { children: ReactNode }) {
  const [manager] = useState(schemeManager);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
