import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '#kit/web/api/query.ts';
import { schemeManager, theme } from '#kit/web/theme/theme.ts';
import { router } from '#app/web/router.tsx';

export const App = () => (
  <MantineProvider
    theme={theme}
    colorSchemeManager={schemeManager}
    defaultColorScheme="auto"
    withCssVariables={false}
    withGlobalClasses={false}
  >
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>
);
