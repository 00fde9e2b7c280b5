import type { WebScreen } from '#kit/web/frame/screen.ts';
import { aksesWeb } from '#areas/akses/web/akses.web.tsx';

/** Every area's web door, left to right. A screen that is in no door does not exist. */
export const SCREENS: readonly WebScreen[] = [...aksesWeb];
