import { mg, persen } from '#kit/rules/quantity.ts';

/** A stone has no gold: what a line says of it is nothing (D-45.8). */
export const TANPA_EMAS = {
  isi: 'BATU' as const,
  size: null,
  kode_group: '-',
  kode_kadar: '-',
  persen: persen(0),
  qty: 0,
  berat: mg(0),
  berat_asli: mg(0),
  murni: mg(0),
  dari_baki: null,
  no_dokumen: null,
  urut_dokumen: null,
  no_lot: null,
  modal_tahu: true,
  susut_murni: mg(0),
  foto: [],
};

/** What the head of such a shipment says of gold. */
export const KEPALA_BATU = {
  isi: 'BERLIAN' as const,
  total_berat: mg(0),
  total_murni: mg(0),
};
