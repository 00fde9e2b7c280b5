import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import {
  minus,
  percentOf,
  plus,
  priceOf,
  wholeOf,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { kataHari, type Hari } from '#kit/rules/hari.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { batasOf, tentukanSetuju } from '#areas/buku/rules/keluar.ts';
import type { AsalNota } from '#areas/pembelian/rules/pembelian.ts';
import { denganPersen } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { levelPeminta, type Level } from '#areas/toko/rules/level.ts';

/** A bought line beside what its nota and the price of the day say. */
export type BarisDiminta = {
  readonly asal_nota: AsalNota;
  readonly nama_barang: string;
  readonly kadar: Persen;
  readonly kadar_nota: Persen | null;
  readonly berat: Miligram;
  readonly berat_nota: Miligram | null;
  readonly harga: Rupiah;
  readonly harga_hari: Rupiah;
  readonly harga_per_gram: Rupiah;
  readonly harga_hari_ini: Rupiah;
  readonly harga_dasar_nota: Rupiah | null;
  readonly harga_tawar: Rupiah;
  readonly harga_nota: Rupiah | null;
  /** When its nota was written, and what a gram of its gold was sold for then and is now; null where not known. */
  readonly tgl_nota?: Hari | null;
  readonly emas_nota?: Rupiah | null;
  readonly harga_emas?: Rupiah | null;
  /** The most that its fine gold costs by its kadar; null where no kadar has a price. */
  readonly harga_wajar: Rupiah | null;
  /** Its stones: their price, their names, those of its nota that did not come, and the counts that missed some. */
  readonly berat_batu: Miligram;
  readonly batu_rp: Rupiah;
  readonly batu: string | null;
  readonly batu_kurang: string | null;
  readonly batu_hilang: string | null;
  /** Of those that were sold loose their notas, and the codes of those that another person had bought. */
  readonly batu_dijual: string | null;
  readonly batu_lain: string | null;
  /** What the shop would have given for those that did not come. */
  readonly batu_kurang_rp: Rupiah;
  /** Of those that an earlier buy-back came without, its number. */
  readonly batu_sisa: string | null;
  /** Those that may be in the chain already under another name (D-45.9). */
  readonly batu_ganti: string | null;
  /** Of parcels that were weighed unlike what was sold, the mean stone of both. */
  readonly batu_beda: string | null;
};

export type BatasBeli = {
  readonly kasir: Rupiah;
  readonly spv: Rupiah;
  readonly naikHarga: Persen;
  readonly berat: Miligram;
  readonly kadar: Persen;
  readonly diAtasNota: boolean;
};

export type EventBeli =
  | 'BELI_DI_ATAS_HARGA'
  | 'BELI_BERLIAN'
  | 'BATAS_HARGA'
  | 'BELI_DI_ATAS_NOTA'
  | 'BELI_BERAT_LEBIH'
  | 'BELI_KADAR_TURUN'
  | 'BELI_DI_ATAS_BATAS'
  | 'PEMBAYARAN_BESAR';

export type TuntutanBeli = {
  readonly event: EventBeli;
  readonly ringkasan: string;
  readonly angka: { label: string; nilai: string }[];
  readonly penyetuju?: 'SPV' | 'OWN';
};

/** What of a buy-back needs a superior, with the figures that the approver reads (D-13.1). */
export function tentukanTuntutanBeli(
  level: Level,
  baris: readonly BarisDiminta[],
  batas: BatasBeli,
): TuntutanBeli[] {
  const total = baris.reduce((all, one) => plus(all, one.harga), 0 as Rupiah);
  return [
    ...baris.flatMap((one) => tuntutanBaris(one, batas)),
    ...diAtasBatas(level, total, batas),
  ];
}

function tuntutanBaris(one: BarisDiminta, batas: BatasBeli): TuntutanBeli[] {
  const paling = plus(one.harga_hari, percentOf(one.harga_hari, batas.naikHarga, 'half'));
  return [
    ...bila(
      one.harga > tawarSendiri(one) || diAtasWajar(one, batas),
      'BELI_DI_ATAS_HARGA',
      sentence('Beli {nama_barang} di atas harga', { nama_barang: one.nama_barang }),
      angkaHarga(one, batas),
    ),
    ...bila(
      one.batu_rp > 0 || one.batu_kurang !== null || mintaPemilik(one),
      'BELI_BERLIAN',
      sentence('Beli batu {nama_barang}', { nama_barang: one.nama_barang }),
      angkaBatu(one),
      mintaPemilik(one) ? 'OWN' : undefined,
    ),
    ...bila(
      one.harga_per_gram > paling,
      'BATAS_HARGA',
      sentence('Harga beli per gram {nama_barang} di atas batas', { nama_barang: one.nama_barang }),
      [
        [sentence('Harga beli hari ini'), formatRupiah(one.harga_hari)],
        [sentence('Harga diketik'), formatRupiah(one.harga_per_gram)],
        [
          sentence('Selisih'),
          denganPersen(minus(one.harga_per_gram, one.harga_hari), one.harga_hari),
        ],
      ],
    ),
    ...bila(
      batas.diAtasNota && one.harga_nota !== null && one.harga > one.harga_nota,
      'BELI_DI_ATAS_NOTA',
      sentence('Beli {nama_barang} di atas harga nota', { nama_barang: one.nama_barang }),
      [
        [sentence('Tanggal Nota'), one.tgl_nota ? kataHari(one.tgl_nota).word : '-'],
        [sentence('Harga pada nota'), formatRupiah(one.harga_nota ?? (0 as Rupiah))],
        [sentence('Harga diminta'), formatRupiah(one.harga)],
        [sentence('Harga beli hari ini'), formatRupiah(one.harga_hari)],
        [sentence('Harga emas'), `${ataukah(one.emas_nota)} → ${ataukah(one.harga_emas)}`],
      ],
    ),
    ...bila(
      one.berat_nota !== null && minus(one.berat, one.berat_nota) > batas.berat,
      'BELI_BERAT_LEBIH',
      sentence('{nama_barang} lebih berat dari nota', { nama_barang: one.nama_barang }),
      [
        [sentence('Berat nota'), `${formatGram(one.berat_nota ?? (0 as Miligram))} g`],
        [sentence('Berat timbang'), `${formatGram(one.berat)} g`],
        [sentence('Selisih'), `${formatGram(minus(one.berat, one.berat_nota ?? one.berat))} g`],
      ],
    ),
    ...kadarLain(one, batas),
  ];
}

const ataukah = (harga: Rupiah | null | undefined): string =>
  harga === null || harga === undefined ? '-' : formatRupiah(harga);

/** What was offered, what is asked, and of how much gold. */
const angkaHarga = (one: BarisDiminta, batas: BatasBeli): (readonly [string, string])[] => [
  [sentence('Harga hari ini'), formatRupiah(one.harga_hari_ini)],
  [
    sentence('Harga nota'),
    one.harga_dasar_nota === null ? '-' : formatRupiah(one.harga_dasar_nota),
  ],
  [sentence('Harga diminta'), formatRupiah(one.harga)],
  [sentence('Selisih'), formatRupiah(minus(one.harga, tawarSendiri(one)))],
  ...(one.harga_wajar !== null && diAtasWajar(one, batas)
    ? ([[sentence('Nilai murni menurut kadar'), formatRupiah(one.harga_wajar)]] as const)
    : []),
  [
    sentence('Berat'),
    sentence('{berat} g, kadar {kadar}', {
      berat: formatGram(one.berat),
      kadar: percentText(one.kadar),
    }),
  ],
];

/** Whatever chose its price: fine gold that costs more than its kadar does (D-51.16). */
const diAtasWajar = ({ harga, harga_wajar }: BarisDiminta, { naikHarga }: BatasBeli): boolean =>
  harga_wajar !== null && harga > plus(harga_wajar, percentOf(harga_wajar, naikHarga, 'half'));

/** A stone of which more is known than its paper says is an owner's. */
const mintaPemilik = (one: BarisDiminta): boolean =>
  [one.batu_hilang, one.batu_lain, one.batu_sisa, one.batu_ganti, one.batu_beda].some(
    (kode) => kode !== null,
  );

/** What an approver holds beside the piece: each stone with certificate and price, and what its nota sold with it. */
const angkaBatu = (one: BarisDiminta): [string, string][] => [
  ...(one.batu ?? '')
    .split('; ')
    .flatMap((batu): [string, string][] => (batu ? [[sentence('Batu'), batu]] : [])),
  [sentence('Harga batu'), formatRupiah(one.batu_rp)],
  ...(one.batu_kurang === null
    ? []
    : ([
        [sentence('Batu nota tidak kembali'), one.batu_kurang],
        [sentence('Tidak dibayar untuk itu'), formatRupiah(one.batu_kurang_rp)],
      ] as [string, string][])),
  ...(one.batu_hilang === null
    ? []
    : ([[sentence('Hilang di opname'), one.batu_hilang]] as [string, string][])),
  ...(one.batu_dijual ?? '')
    .split('; ')
    .flatMap((nota): [string, string][] => (nota ? [[sentence('Dijual'), nota]] : [])),
  ...(one.batu_lain === null
    ? []
    : ([[sentence('Batu dibeli orang lain'), one.batu_lain]] as [string, string][])),
  ...(one.batu_sisa ?? '')
    .split('; ')
    .flatMap((sisa): [string, string][] => (sisa ? [[sentence('Tidak kembali di'), sisa]] : [])),
  ...(one.batu_ganti ?? '')
    .split('; ')
    .flatMap((lain): [string, string][] => (lain ? [[sentence('Mungkin sudah masuk'), lain]] : [])),
  ...(one.batu_beda ?? '')
    .split('; ')
    .flatMap((beda): [string, string][] => (beda ? [[sentence('Rata-rata batu'), beda]] : [])),
  [sentence('Berat'), `${formatGram(one.berat)} g`],
  [sentence('Berat emas'), `${formatGram(minus(one.berat, one.berat_batu))} g`],
  ...(one.berat_nota === null
    ? []
    : ([[sentence('Berat nota'), `${formatGram(one.berat_nota)} g`]] as [string, string][])),
];

/** A test that says something else than the nota: less gold than was sold, or more than it can hold. */
const kadarLain = (one: BarisDiminta, batas: BatasBeli): TuntutanBeli[] => {
  const nota = one.kadar_nota ?? one.kadar;
  const kadar = [
    [sentence('Kadar nota'), `${percentText(nota)}`],
    [sentence('Kadar uji'), `${percentText(one.kadar)}`],
  ] as const;
  return [
    ...bila(
      minus(nota, one.kadar) > batas.kadar,
      'BELI_KADAR_TURUN',
      sentence('Kadar {nama_barang} di bawah nota', { nama_barang: one.nama_barang }),
      [...kadar, [sentence('Selisih'), formatRupiah(nilaiKadar(one, nota))]],
    ),
    ...bila(
      minus(one.kadar, nota) > batas.kadar,
      'BATAS_HARGA',
      sentence('Kadar {nama_barang} di atas nota', { nama_barang: one.nama_barang }),
      [...kadar, ['Harga diminta', formatRupiah(one.harga)]],
    ),
  ];
};

/** What the fine gold that its kadar lacks would have been bought for, by the price of its own kadar. */
const nilaiKadar = ({ berat, kadar, harga_hari }: BarisDiminta, nota: Persen): Rupiah =>
  kadar === 0
    ? (0 as Rupiah)
    : priceOf(
        wholeOf(harga_hari, kadar, 'half'),
        percentOf(berat, minus(nota, kadar), 'half'),
        'half',
      );

/**
 * What may be paid without approval: a price of a nota that this shop cannot read, which the seller only names, does
 * not raise it above the price of today.
 */
const tawarSendiri = ({ asal_nota, harga_tawar, harga_hari_ini }: BarisDiminta): Rupiah =>
  asal_nota === 'NOTA_SENDIRI' || harga_tawar < harga_hari_ini ? harga_tawar : harga_hari_ini;

/** Whether less of it may be paid without asking than when it was written (D-28.2). */
export const jadiMurah = (dulu: BarisDiminta, kini: BarisDiminta): boolean =>
  tawarSendiri(kini) < tawarSendiri(dulu) ||
  (kini.harga_wajar !== null && dulu.harga_wajar !== null && kini.harga_wajar < dulu.harga_wajar);

/**
 * A cashier asks a supervisor from one limit on, the owner from the next; a supervisor the owner, and so does a
 * manager, who has the supervisor's limit (D-51.6).
 */
function diAtasBatas(level: Level, total: Rupiah, batas: BatasBeli): TuntutanBeli[] {
  const milik = batasOf(level, batas);
  const penyetuju = tentukanSetuju(level, total, batas);
  if (milik === null || penyetuju === null) return [];
  const ringkasan = sentence('Pembelian {total} di atas batas', { total: formatRupiah(total) });
  const [event, jumlah, sampai] =
    levelPeminta(level) === 'MU'
      ? (['PEMBAYARAN_BESAR', sentence('Total pembelian'), sentence('Batas pembelian')] as const)
      : (['BELI_DI_ATAS_BATAS', sentence('Total'), sentence('Batas')] as const);
  const angka = [
    [jumlah, formatRupiah(total)],
    [sampai, formatRupiah(milik)],
  ] as const;
  return bila(true, event, ringkasan, angka, penyetuju);
}

const bila = (
  perlu: boolean,
  event: EventBeli,
  ringkasan: string,
  angka: readonly (readonly [string, string])[],
  penyetuju?: 'SPV' | 'OWN',
): TuntutanBeli[] =>
  perlu
    ? [{ event, ringkasan, angka: angka.map(([label, nilai]) => ({ label, nilai })), penyetuju }]
    : [];
