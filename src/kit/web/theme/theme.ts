import { colorsTuple, createTheme, type MantineColorSchemeManager } from '@mantine/core';
import { readPref, watchPref, writePref } from '#kit/web/base/prefs.ts';
import { isScheme, type Scheme } from '#kit/web/base/scheme.ts';

/** Shades are never used: every colour comes from the tokens through theme/mantine.css. */
const byToken = colorsTuple('#0b5c49');

const field = { size: 'sm', radius: 'sm' } as const;

export const theme = createTheme({
  primaryColor: 'zamrud',
  colors: { zamrud: byToken },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    DatePickerInput: { defaultProps: field },
    Modal: { defaultProps: { transitionProps: { duration: 0 } } },
    Popover: { defaultProps: { transitionProps: { duration: 0 } } },
    Menu: { defaultProps: { transitionProps: { duration: 0 } } },
  },
});

/** Mantine reads the choice that the page follows. */
export function schemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: (fallback) => readPref<Scheme>('scheme', fallback, isScheme),
    set: (scheme) => writePref('scheme', scheme),
    subscribe: (update) => {
      stop = watchPref('scheme', (value) => isScheme(value) && update(value));
    },
    unsubscribe: () => stop(),
    clear: () => writePref('scheme', 'auto'),
  };
}
