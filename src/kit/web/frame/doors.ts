import type { Fields } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import type { Report } from '#kit/contract/report.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

/**
 * The line of a declared screen in an area's web door: the declaration and the engine are fetched
 * when the screen is opened. The path is the declaration's own.
 */
export const masterDoor = <F extends Fields>(
  path: string,
  of: () => Promise<Master<F>>,
): WebScreen => ({
  path,
  load: async () => {
    const [engine, declared] = await Promise.all([
      import('#kit/web/master/master-screen.tsx'),
      of(),
    ]);
    return { default: engine.masterScreen(declared) };
  },
});

/** Several masters as the tabs of one screen. */
export const mastersDoor = (
  path: string,
  of: () => Promise<readonly { readonly path: string; readonly tab?: string }[]>,
): WebScreen => ({
  path,
  load: async () => {
    const [{ tabbed }, engine, declared] = await Promise.all([
      import('#kit/web/frame/tabs.tsx'),
      import('#kit/web/master/master-screen.tsx'),
      of(),
    ]);
    return { default: tabbed(declared.map((one) => engine.masterTab(one as Master))) };
  },
});

export const reportDoor = <Q extends Fields, C extends Fields>(
  path: string,
  of: () => Promise<Report<Q, C>>,
): WebScreen => ({
  path,
  load: async () => {
    const [engine, declared] = await Promise.all([
      import('#kit/web/report/report-screen.tsx'),
      of(),
    ]);
    return { default: engine.reportScreen(declared) };
  },
});
