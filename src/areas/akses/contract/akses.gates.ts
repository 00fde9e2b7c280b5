import { level } from '#kit/rules/gate.ts';

/** Only these open /settingsystem (1§6). */
export const bisaSetelan = level('OWN', 'SU', 'DEV', 'MU');
