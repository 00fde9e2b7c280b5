import { type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** A labelled delivery posts what added pieces do. */
export const terimaJurnal: JurnalArea = { jurnal: [], codes: { TERIMA: 'TAMBAH' } };
