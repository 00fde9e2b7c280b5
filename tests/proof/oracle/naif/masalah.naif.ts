import {
  berlaku,
  cocok,
  dalam,
  type Baris,
  type Fakta,
  type Naif,
  tanggal,
} from '#tests/proof/oracle/fakta.ts';
import { dibayar, semuaDokumen } from '#tests/proof/oracle/naif/dokumen.naif.ts';
import { UANG } from '#tests/proof/oracle/naif/uang.naif.ts';

type Temuan = readonly [masalah: string, harus: string, ada: string, selisih?: number | null];
type Cari = (fakta: Fakta, dok: Baris, semua: readonly Baris[], hari: string) => Temuan[];

const jam = (waktu: string): string =>
  new Date(Date.parse(waktu) + 7 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
/** The date of the shop changes at four in the morning. */
const hariToko = (waktu: string): string =>
  tanggal(new Date(Date.parse(waktu) - 4 * 3_600_000).toISOString());

/** The book does not have it, or no money of it, or other money than was paid. */
const uang: Cari = (fakta, { no, status, buku, total, bayar }) => {
  const { uang: tunai, semua } = dibayar(fakta, no);
  const set = fakta.buku_set.some(({ no_bukti }) => no_bukti === no);
  const kas = fakta.buku.some((one) => one.no_bukti === no && UANG.test(one.akun));
  const harus = buku && status !== 'OPEN';
  return [
    ...(harus && !set ? [['TANPA_BUKU', 'ada di buku', 'tidak ada', total] as const] : []),
    ...(harus && set && tunai !== 0 && !kas
      ? [['TANPA_KAS', `${tunai}`, 'tidak ada di kas atau bank', tunai] as const]
      : []),
    ...(status === 'ACTIVE' && bayar > 0 && bayar !== semua
      ? [['BAYAR_TIDAK_SAMA', `${bayar}`, `${semua}`, bayar - semua] as const]
      : []),
  ];
};

/** Pieces of a sale: gone, gone once, of a weight and a price, and at the price of its moment. */
const barang: Cari = (fakta, dok, semua) => {
  if (dok.status !== 'ACTIVE') return [];
  const beli = fakta.pembelian_barang.filter(({ no_faktur_beli }) => no_faktur_beli === dok.no);
  const jual = fakta.penjualan_barang.filter(({ no_faktur_jual }) => no_faktur_jual === dok.no);
  return [
    ...[...jual, ...beli]
      .filter(({ berat, harga, kode_berlian }) => (berat === 0 && !kode_berlian) || harga <= 0)
      .map(({ kode_barcode, berat, harga }): Temuan => {
        const isi = [kode_barcode, `${(berat / 1000).toFixed(3)} g`, harga];
        return [
          'BERAT_ATAU_HARGA_NOL',
          'lebih dari 0',
          isi.filter((one) => one !== null).join(' '),
        ];
      }),
    ...jual.flatMap((baris) => [
      ...masihReady(fakta, dok, baris),
      ...duaKali(fakta, dok, baris, semua),
      ...hargaLain(fakta, dok, baris),
    ]),
  ];
};

function masihReady(fakta: Fakta, { no }: Baris, { kode_barcode, netto }: Baris): Temuan[] {
  const ready = fakta.barang.some(
    (one) => one.kode_barcode === kode_barcode && one.status === 'READY',
  );
  const akhir = fakta.barang_kejadian
    .filter((one) => one.kode_barcode === kode_barcode)
    .toSorted((a, b) => a.seq - b.seq)
    .at(-1);
  return ready && (!akhir || akhir.no_bukti === no)
    ? [['BARANG_MASIH_READY', 'TERJUAL', `${kode_barcode as string} READY`, netto]]
    : [];
}

function duaKali(
  fakta: Fakta,
  dok: Baris,
  { kode_barcode, netto }: Baris,
  semua: readonly Baris[],
): Temuan[] {
  return fakta.penjualan_barang
    .filter((one) => one.kode_barcode === kode_barcode && one.no_faktur_jual !== dok.no)
    .map((one) => semua.find(({ no }) => no === one.no_faktur_jual)!)
    .filter(({ status, input_date }) => status === 'ACTIVE' && input_date < dok.input_date)
    .filter(
      ({ input_date }) =>
        !fakta.barang_kejadian.some(
          (one) =>
            one.kode_barcode === kode_barcode &&
            one.ke_status === 'READY' &&
            input_date < one.waktu &&
            one.waktu <= dok.input_date,
        ),
    )
    .map(({ no }) => [
      'BARANG_TERJUAL_DUA_KALI',
      'terjual sekali',
      `${kode_barcode as string} juga di ${no as string}`,
      netto,
    ]);
}

function hargaLain(fakta: Fakta, dok: Baris, { harga_id, kode_barcode }: Baris): Temuan[] {
  const pakai = fakta.harga_emas.find(({ id }) => id === harga_id);
  // A deposit keeps the price of the day on which it was taken (D-11.1).
  const titip = fakta.penjualan.find((one) => one.no_faktur_jual === dok.no)!.dp_rp > 0;
  if (!pakai || titip) return [];
  const sama = fakta.harga_emas.filter((one) =>
    ['jenis', 'kode_group', 'kode_kadar'].every((nama) => one[nama] === pakai[nama]),
  );
  const benar = berlaku(sama, dok.input_date);
  return benar && benar.id !== pakai.id
    ? [
        [
          'HARGA_EMAS_TIDAK_SAMA',
          `${benar.harga_per_gram as number}`,
          `${kode_barcode as string} ${pakai.harga_per_gram as number}`,
        ],
      ]
    : [];
}

const urut = (no: string): number => Number.parseInt(no.slice(-3), 36);

/** Its number, and the moments of it. */
const nomor: Cari = (fakta, dok, dalamMasa, hari) => {
  const { no, tgl_system, input_date, status, total } = dok;
  const kembar = dalamMasa.filter((one) => one.no === no).length;
  const lalu = dalamMasa
    .filter((one) => one.no !== no && one.no.slice(0, 11) === no.slice(0, 11))
    .map((one) => urut(one.no))
    .filter((one) => one < urut(no));
  const sebelum = Math.max(0, ...lalu);
  const tutup = fakta.hari_toko.find((one) => one.tgl_system === tgl_system)!;
  return [
    ...(kembar > 1 ? [['NOMOR_GANDA', 'satu dokumen', `${kembar} dokumen`] as const] : []),
    ...(urut(no) > sebelum + 1
      ? [['NOMOR_LONCAT', `nomor ke-${sebelum + 1}`, `nomor ke-${urut(no)}`] as const]
      : []),
    ...(tutup.status === 'CLOSED' && input_date > tutup.ditutup_at
      ? [
          [
            'TRANSAKSI_SETELAH_TUTUP',
            `sebelum ${jam(tutup.ditutup_at)}`,
            jam(input_date),
            total,
          ] as const,
        ]
      : []),
    ...(hariToko(input_date) > tgl_system
      ? [['TANGGAL_MUNDUR', hariToko(input_date), tgl_system] as const]
      : []),
    ...(status === 'OPEN' && tgl_system < hari
      ? [['BELUM_VALIDASI', 'divalidasi pada harinya', 'masih OPEN', total] as const]
      : []),
  ];
};

/** What the last look at the book found, before everything else. */
const bukuRusak = ({ periksa_terakhir }: Fakta, hari: string): Baris[] =>
  periksa_terakhir
    .flatMap(({ waktu, temuan }) => temuan.map((one: Baris) => ({ waktu, ...one }) as Baris))
    .map(({ waktu, kode, nama, jumlah, contoh }) => ({
      tgl_system: hari,
      input_date: waktu,
      jenis: 'BUKU',
      no_dokumen: kode,
      masalah: 'BUKU_RUSAK',
      seharusnya: nama,
      tercatat: `${jumlah as number}: ${(contoh as string[]).join(', ')}`,
      selisih_rp: null,
      input_by: '',
    }));

export const laporanMasalah: Naif = (fakta, saring, { hari }) => {
  const semua = semuaDokumen(fakta);
  const masa = semua.filter(({ tgl_system }) => dalam(tgl_system, saring));
  const temuan = masa.flatMap((dok) =>
    [
      ...uang(fakta, dok, semua, hari),
      ...barang(fakta, dok, semua, hari),
      ...nomor(fakta, dok, masa, hari),
    ].map(([masalah, seharusnya, tercatat, selisih_rp]): Baris => {
      const lihat = fakta.faktur_dilihat.find(
        (one) => one.no_dokumen === dok.no && one.masalah === masalah,
      );
      return {
        ...dok,
        no_dokumen: dok.no,
        masalah,
        seharusnya,
        tercatat,
        selisih_rp: selisih_rp ?? null,
        selesai_by: lihat?.input_by ?? null,
        catatan: lihat?.catatan ?? null,
      };
    }),
  );
  return [...bukuRusak(fakta, hari), ...temuan].filter(({ masalah }) => cocok(saring, { masalah }));
};
