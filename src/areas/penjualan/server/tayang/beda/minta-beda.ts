import { formatRupiah } from '#kit/rules/format.ts';
import { samarkanAlamat, samarkanHp } from '#kit/rules/masked.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { said, sentence } from '#kit/rules/sentence.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { kataBeda } from '#areas/penjualan/rules/tayang/cocok.ts';
import type { PesananJual } from '#areas/penjualan/server/tayang/beda/dijual.table.ts';

type Dijual = Pick<PesananJual, 'no_hp' | 'alamat'> & {
  readonly kode: readonly string[];
  /** Marketplace and number. */
  readonly no: string;
  readonly total: Rupiah;
};

/**
 * An order that is sold otherwise than it was ordered is agreed to by an owner, who reads what differs (decision 1136).
 * Of both addresses he reads the beginning and the town, so that a street typed wrong and another town are not one
 * sentence; the whole is not among it, because the record of approvals outlives the buyer: it is read in the order.
 */
export const tuntutanBeda = (
  beda: readonly Refusal[],
  pesanan: PesananJual,
  dijual: Dijual,
): Tuntutan[] =>
  beda.length === 0
    ? []
    : [
        {
          event: penjualanEvents.PESANAN_ONLINE_BEDA,
          ringkasan: sentence('Pesanan {no} dijual berbeda', { no: dijual.no }),
          angka: kataBeda(beda).flatMap((kata) => ANGKA[kata]?.(pesanan, dijual) ?? []),
        },
      ];

/** The beginning of an address and what follows its last comma. */
const kenaliAlamat = (alamat: string): string => {
  const koma = alamat.lastIndexOf(',');
  const kota = koma < 0 ? '' : alamat.slice(koma + 1).trim();
  return [samarkanAlamat(alamat) || '-', kota.slice(0, 30)].filter((one) => one !== '').join(', ');
};

const ANGKA: Readonly<Record<string, (pesanan: PesananJual, dijual: Dijual) => Angka[]>> = {
  STATUS: ({ status }) => [{ label: 'Status pesanan', nilai: said(status) }],
  BARANG: (pesanan, dijual) => [
    { label: 'Barang dipesan', nilai: pesanan.kode.join(', ') },
    { label: 'Barang dijual', nilai: dijual.kode.join(', ') },
  ],
  HP: (pesanan, dijual) => [
    { label: 'No HP pembeli', nilai: samarkanHp(pesanan.no_hp) ?? '-' },
    { label: 'No HP pada nota', nilai: samarkanHp(dijual.no_hp) ?? '-' },
  ],
  ALAMAT: (pesanan, dijual) => [
    { label: 'Alamat pesanan', nilai: kenaliAlamat(pesanan.alamat) },
    { label: 'Alamat pada nota', nilai: kenaliAlamat(dijual.alamat) },
  ],
  TOTAL: (pesanan, dijual) => [
    { label: 'Dibayar pembeli', nilai: formatRupiah(pesanan.total) },
    { label: 'Dijual', nilai: formatRupiah(dijual.total) },
  ],
};
