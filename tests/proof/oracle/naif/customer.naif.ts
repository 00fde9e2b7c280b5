import {
  cocok,
  dalam,
  jumlah,
  type Baris,
  type Fakta,
  type Naif,
} from '#tests/proof/oracle/fakta.ts';
import { barisJual } from '#tests/proof/oracle/naif/penjualan.naif.ts';

const gram = (mg: number): string => (mg / 1000).toFixed(3);
const barang = ({ nama_barang, deskripsi, berat, kadar, no_pesanan }: Baris): string =>
  `${(no_pesanan ? deskripsi : nama_barang) as string} ${gram(berat)} g ${kadar / 100}`;

type Dokumen = readonly [jenis: string, no: string, isi: string, rupiah: string];
const DOKUMEN: Readonly<Record<string, Dokumen>> = {
  penjualan: ['JUAL', 'no_faktur_jual', 'penjualan_barang', 'grand_total'],
  pembelian: ['BELI', 'no_faktur_beli', 'pembelian_barang', 'grand_total'],
  hutang: ['HUTANG', 'no_faktur_hutang', 'hutang_barang', 'jumlah_hutang'],
  titipan: ['TITIP', 'no_titip', 'titipan_barang', 'dp_rp'],
  pesanan: ['PESANAN', 'no_pesanan', 'pesanan_barang', 'dp_rp'],
  service: ['SERVICE', 'no_service', 'service_barang', 'dp_rp'],
  cicilan: ['CICILAN', 'no_cicilan', 'cicilan_barang', 'dp_rp'],
};

/** Who a document is of: the member, else the telephone, else equal name and address. */
const siapa = ({ kode_customer, no_hp, nama_customer, alamat_customer }: Baris): string =>
  kode_customer ?? no_hp ?? `${nama_customer as string}|${alamat_customer as string}`;

/** As the newest of the documents has it, with the middle of the telephone hidden. */
function nama(rows: readonly Baris[]): string {
  const { nama_customer, alamat_customer, no_hp, kode_customer } = rows
    .toSorted((a, b) => urut(a.tgl_system, b.tgl_system) || urut(a.input_date, b.input_date))
    .at(-1)!;
  const hp = no_hp ? `${no_hp.slice(0, 4)}****${no_hp.slice(-4)}` : null;
  return [nama_customer, alamat_customer, hp, kode_customer].filter(Boolean).join(', ');
}
const urut = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What a customer did or brought: rejected documents count as never made; of a deposit the money is shown. */
const dokumen = (fakta: Fakta): Baris[] =>
  Object.entries(DOKUMEN).flatMap(([tabel, [jenis, no, isi, rupiah]]) =>
    fakta[tabel as keyof Fakta]
      .filter(({ status, no_batal }) => (status === 'CANC' ? no_batal !== null : status !== 'OPEN'))
      .map((row) => {
        const rows = fakta[isi as keyof Fakta]
          .filter((one) => one[no] === row[no])
          .toSorted((a, b) => a.urut - b.urut);
        return {
          ...row,
          jenis,
          siapa: siapa(row),
          no_dokumen: row[no],
          uraian: rows.map(barang),
          berat: jumlah(rows, 'berat'),
          jumlah_rp: row[rupiah] + (row.terbayar ?? 0),
        } as Baris;
      }),
  );

/** Each person whom the words name, on the card or on a document of the days, with all that is theirs. */
export const laporanCustomer: Naif = (fakta, saring) => {
  const cari = saring.cari!.toLowerCase();
  const kata = (...ada: readonly unknown[]) =>
    ada.some((one) => one && String(one).toLowerCase().includes(cari));
  // A part of a number names no person (D-51.4).
  const nomor = (no_hp: string | null): boolean =>
    no_hp !== null && no_hp.replaceAll(' ', '') === cari.replaceAll(/\D/g, '');
  const semua = dokumen(fakta).filter(({ tgl_system }) => dalam(tgl_system, saring));
  const kena = new Set([
    ...semua.filter((row) => kata(row.nama_customer) || nomor(row.no_hp)).map((row) => row.siapa),
    ...fakta.customer
      .filter((row) => kata(row.nama) || nomor(row.no_hp))
      .map((row) => row.kode_customer),
  ]);
  const rows = semua.filter((row) => kena.has(row.siapa) && cocok(saring, { jenis: row.jenis }));
  return [...Map.groupBy(rows, (row) => row.siapa as string).values()].flatMap((milik) =>
    milik.map((row) => ({ ...row, customer: nama(milik) })),
  );
};

/** Used up before run out: a coupon that may be used again is still out. */
const statusKupon = (kupon: Baris, pakai: readonly Baris[], hari: string): string =>
  kupon.batal
    ? 'BATAL'
    : pakai.length >= kupon.kali_pakai
      ? 'TERPAKAI'
      : kupon.berlaku_sd < hari
        ? 'KEDALUWARSA'
        : 'TERBIT';

/** The number of a coupon that still buys. */
const tertutup = (no: string): string => '*'.repeat(Math.max(4, no.length - 3)) + no.slice(-3);

export const laporanKupon: Naif = (fakta, saring, { hari }) =>
  fakta.kupon
    .map((kupon) => {
      const pakai = fakta.kupon_pakai
        .filter((one) => one.no_kupon === kupon.no_kupon && !one.kembali)
        .toSorted((a, b) => (a.no_faktur_jual < b.no_faktur_jual ? -1 : 1));
      const akhir = pakai.at(-1);
      const nota = fakta.penjualan
        .filter((one) => pakai.some(({ no_faktur_jual }) => no_faktur_jual === one.no_faktur_jual))
        .flatMap((one) => barisJual(fakta, one));
      return {
        ...kupon,
        status: statusKupon(kupon, pakai, hari),
        tgl_pakai: akhir?.tgl_system ?? null,
        faktur_pakai: akhir?.no_faktur_jual ?? null,
        dipakai_rp: akhir ? jumlah(pakai, 'rupiah') : null,
        netto: akhir ? jumlah(nota, 'netto') : null,
      } as Baris;
    })
    .filter((row) => dalam(row.status === 'TERPAKAI' ? row.tgl_pakai : row.tgl_terbit, saring))
    .filter(({ status, jenis_kupon }) => cocok(saring, { status, jenis_kupon }))
    .map((row) => (row.status === 'TERBIT' ? { ...row, no_kupon: tertutup(row.no_kupon) } : row));
