import type { FurtherAct } from '#areas/dokumen/web/further-acts.tsx';

/** Acts on a loan that their declaration draws whole; those with money or a weighing have a dialog of their own. */
export const FURTHER: readonly FurtherAct[] = [];
