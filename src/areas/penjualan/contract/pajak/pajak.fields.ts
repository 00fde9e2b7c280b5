import {
  choice,
  day,
  gram,
  listOf,
  objectOf,
  ofPerson,
  optional,
  persen,
  rupiah,
  text,
  yesNo,
} from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { KELAS_PAJAK } from '#areas/penjualan/rules/pajak.ts';

const besar = { max: Number.MAX_SAFE_INTEGER };

/** One class of a document's tax, as it was at that moment (D-41.9). */
const barisPajak = {
  kelas: choice('Kelas', KELAS_PAJAK),
  tarif: persen('Tarif'),
  berlaku_dari: optional(day('Berlaku Dari')),
  termasuk: yesNo('Termasuk Harga'),
  berat: gram('Berat', besar),
  netto: rupiah('Netto'),
  dpp: rupiah('DPP'),
  ppn: rupiah('PPN'),
  pph22: rupiah('PPh 22'),
};

/** What a document keeps of its tax: no later rate changes it (D-41.9). */
export const pajakDokumen = {
  pajak: asField(listOf(objectOf(barisPajak)), 'Pajak'),
  ppn_rp: rupiah('PPN'),
  /** The part of the PPN that joins the total; the rest is inside the prices. */
  ppn_luar_rp: rupiah('PPN Di Luar Harga'),
  pph22_rp: rupiah('PPh 22'),
  ppn_termasuk: yesNo('PPN Termasuk Harga'),
};

/** A number of the tax office: 15 figures as it was, 16 as it is now. */
export const npwpTold = () => ofPerson('IDENTITY', text('NPWP', { max: 16 }));
