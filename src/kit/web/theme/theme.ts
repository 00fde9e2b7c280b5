import {
  createTheme,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';
import { readPref, watchPref, writePref } from '#kit/web/base/prefs.ts';

/** Shades are never used: every colour comes from the tokens through theme/mantine.css. */
const byToken = Array<string>(10).fill('#0b5c49') as unknown as MantineColorsTuple;

const field = { size: 'sm', radius: 'sm' } as const;

export const theme = createTheme({
  primaryColor: 'zamrud',
  colors: { zamrud: byToken },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    TextInput: { defaultProps: field },
    PasswordInput: { defaultProps: field },
    NumberInput: { defaultProps: field },
    Textarea: { defaultProps: field },
    Select: {
      defaultProps: {
        ...field,
        maxDropdownHeight: 280,
        comboboxProps: { transitionProps: { duration: 0 } },
      },
    },
    DatePickerInput: { defaultProps: field },
    Modal: { defaultProps: { transitionProps: { duration: 0 } } },
    Popover: { defaultProps: { transitionProps: { duration: 0 } } },
    Menu: { defaultProps: { transitionProps: { duration: 0 } } },
  },
});

type Scheme = 'light' | 'dark' | 'auto';
export const isScheme = (value: unknown): value is Scheme =>
  value === 'light' || value === 'dark' || value === 'auto';

/** Light, dark or as the system says, kept with the other preferences of this browser. */
export const schemeManager: MantineColorSchemeManager = (() => {
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
})();
