import { readPref, watchPref } from '#kit/web/base/prefs.ts';

/** Light, dark or as the system says, kept with the other preferences of this browser. */
export type Scheme = 'light' | 'dark' | 'auto';

export const isScheme = (value: unknown): value is Scheme =>
  value === 'light' || value === 'dark' || value === 'auto';

const system = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The page follows the choice and the system; before the first paint `app/web/boot.js` did the same. */
export function followScheme(): () => void {
  const dark = system();
  const draw = () => {
    const scheme = readPref<Scheme>('scheme', 'auto', isScheme);
    const now = scheme === 'auto' ? (dark.matches ? 'dark' : 'light') : scheme;
    document.documentElement.setAttribute('data-mantine-color-scheme', now);
  };
  draw();
  dark.addEventListener('change', draw);
  const stop = watchPref('scheme', draw);
  return () => {
    dark.removeEventListener('change', draw);
    stop();
  };
}
