import { level } from '#kit/rules/gate.ts';

/** Who reports large transactions to the authority, and writes down that it is done (D-32.10). */
export const bolehLapor = level('OWN', 'SU');
