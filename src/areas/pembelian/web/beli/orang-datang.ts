import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { focusSoon } from '#kit/web/write/focus.ts';
import { readKode } from '#areas/buku/rules/kode.ts';
import type { Dikenal } from '#areas/customer/web/cari-customer.tsx';
import { kenaliKartu } from '#areas/customer/web/kenali.ts';
import type { PenjualDraft } from '#areas/pembelian/web/beli/draft-beli.ts';
import type { Said } from '#areas/pembelian/web/beli/use-baris-beli.ts';

const KTP = /^\d{16}$/;
const KARTU = 'customer';

/** A scan that names a person: the card of a customer, or the number of an identity. */
export const namaiOrang = (kode: string): boolean => KTP.test(kode) || readKode(kode) === KARTU;

type Isi = {
  readonly pick: (one: Dikenal) => void;
  readonly setPenjual: (part: Partial<PenjualDraft>) => void;
};

/** Fills the seller in by what was scanned; nothing where it names no person. */
export function orangDatang(kode: string, { pick, setPenjual }: Isi): Promise<Said> | undefined {
  if (KTP.test(kode)) {
    setPenjual({ no_ktp: kode });
    focusSoon('nama');
    return Promise.resolve({ text: t('No KTP {no} dipakai', { no: kode }), bad: false });
  }
  return namaiOrang(kode) ? kartu(kode, pick) : undefined;
}

async function kartu(kode: string, pick: Isi['pick']): Promise<Said> {
  try {
    const known = await kenaliKartu(kode);
    if (!known) return { text: t('{kode} tidak dikenal', { kode }), bad: true };
    pick(known);
    return { text: t('{nama} dikenali', { nama: known.nama }), bad: false };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { text: t(error.message), bad: true };
  }
}
