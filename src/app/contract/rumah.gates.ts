import { level, type Gate } from '#kit/rules/gate.ts';

/** Only these open /export-csv (1§6). */
export const bolehEkspor = level('SU', 'MU');

/** Shops of the chain are made ready by the owner at head office. */
export const bolehSiapkanToko: Gate = { all: [{ variant: 'pusat' }, { level: ['OWN', 'SU'] }] };
