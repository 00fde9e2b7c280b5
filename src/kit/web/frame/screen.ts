import { useMatches } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** What the route table says of a screen; heads, titles and breadcrumbs read it here. */
export type ScreenWords = {
  readonly path: string;
  /** Indonesian; translated where it is shown. */
  readonly title: string;
  readonly crumbs: readonly { readonly label: string; readonly to?: string }[];
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: ScreenWords;
  }
}

export function useScreen(): ScreenWords | undefined {
  return useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.screen)?.staticData.screen,
  });
}

/** A screen that the route table can load: what an area's web door lists (`<area>.web.tsx`). */
export type WebScreen = {
  /** As in the menu row, without the leading slash; `nota/$kode` takes a parameter. */
  readonly path: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Drawn without sidebar and without login. */
  readonly bare?: true;
};
