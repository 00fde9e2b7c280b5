import {
  bagianPersen,
  dalam,
  jumlah,
  type Baris,
  type Fakta,
  type Kini,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { stockHari } from '#tests/proof/oracle/naif/kinerja.naif.ts';
import { terbeli, terjual } from '#tests/proof/oracle/naif/margin.naif.ts';
import { sebutKadar } from '#tests/proof/oracle/naif/stock.naif.ts';
import { hidup, KAS, uangDi } from '#tests/proof/oracle/naif/uang.naif.ts';

const semuaToko = ({ toko }: Saring): boolean => !toko || toko === 'ALL';
/** The shops that were asked for, by code; the branches where none was. */
export const diminta = ({ cabang, pusat }: Kini, saring: Saring): readonly Fakta[] =>
  semuaToko(saring)
    ? cabang
    : [...cabang, pusat].filter((fakta) =>
        saring.toko!.split(',').includes(tokoDari(fakta).kode_toko),
      );
/** With head office, where none was asked for and its book has a line of this kind. */
const rantai = (kini: Kini, saring: Saring, ada: (row: Baris) => boolean): readonly Fakta[] =>
  semuaToko(saring) && kini.pusat.buku.some(ada)
    ? [...kini.cabang, kini.pusat]
    : diminta(kini, saring);
export const tokoDari = ({ toko }: Fakta): Baris => toko[0]!;

const KUNCI: Readonly<Record<string, (row: Baris) => string>> = {
  TOKO: ({ kode_toko }) => kode_toko,
  TOKO_DAN_HARI: ({ tgl_system }) => tgl_system,
  TOKO_DAN_KADAR: ({ kode_kadar }) => kode_kadar,
};

function satuToko(fakta: Fakta, saring: Saring, kini: Kini) {
  const cara = saring.group_by ?? 'TOKO';
  const kunci = KUNCI[cara]!;
  const [jual, beli] = [terjual(fakta, saring, kini), terbeli(fakta, saring)];
  const batal = fakta.penjualan.filter(
    (nota) => nota.no_batal !== null && dalam(nota.tgl_system, saring),
  );
  const perKadar = cara === 'TOKO_DAN_KADAR';
  const dalamMasa = fakta.buku.filter(
    (row) => ['pinjaman', 'bunga'].includes(row.akun) && dalam(row.tgl_system, saring),
  );
  const uang = (akun: string, satu: string) =>
    jumlah(
      dalamMasa.filter((row) => row.akun === akun && kunci(row) === satu),
      'rupiah',
    );
  const lewat = (kode: RegExp, satu: string) =>
    jumlah(
      dalamMasa.filter(
        (row) =>
          row.akun === 'pinjaman' &&
          kunci(row) === satu &&
          kode.test(fakta.buku_set.find((one) => one.no_bukti === row.no_bukti)!.kode_transaksi),
      ),
      'rupiah',
    );
  // A shop that did nothing is still a shop; head office only where it was asked for.
  const toko = cara === 'TOKO' && diminta(kini, saring).includes(fakta) ? [tokoDari(fakta)] : [];
  const semua = [
    ...new Set(
      [...jual, ...beli, ...(perKadar ? [] : [...batal, ...dalamMasa]), ...toko].map(kunci),
    ),
  ];
  return semua.map((satu) => {
    const milik = (rows: readonly Baris[]) => rows.filter((row) => kunci(row) === satu);
    const [j, b] = [milik(jual), milik(beli)];
    return {
      nama_toko: tokoDari(fakta).nama_toko,
      kunci: perKadar ? sebutKadar(fakta, satu) : satu,
      jml_faktur: new Set(j.map(({ nota }) => nota)).size,
      jual_berat: jumlah(j, 'berat'),
      jual_murni: jumlah(j, 'murni'),
      netto: jumlah(j, 'netto'),
      beli_berat: jumlah(b, 'berat'),
      harga: jumlah(b, 'harga'),
      pinjaman: perKadar ? null : lewat(/PINJAM$/, satu),
      tebus: perKadar ? null : -lewat(/(?<!PINJAM|REMAJA|LELANG)$/, satu) || 0,
      bunga: perKadar ? null : -uang('bunga', satu) || 0,
      // The lives of this proof take no repairs in.
      service: perKadar ? null : 0,
      batal: perKadar ? null : milik(batal).length,
    };
  });
}

export const laporanGlobal: Naif = (_, saring, kini) => {
  const baris = rantai(kini, saring, () => true).flatMap((fakta) => satuToko(fakta, saring, kini));
  const persen = bagianPersen(baris.map(({ netto }) => netto));
  const ada = jumlah(baris, 'netto') !== 0;
  return baris.map((row, at) => ({ ...row, kontribusi: ada ? persen[at] : null }));
};

const KUNCI_STOCK: Readonly<Record<string, (barang: Baris) => string>> = {
  JENIS: ({ kode_dept }) => kode_dept,
  KADAR: ({ kode_kadar }) => kode_kadar,
  GROUP: ({ kode_group }) => kode_group,
};

/** Gold that waits for melting or lies with a craftsman, at the end of a day. */
const rosok = ({ buku, gudang }: Fakta, tgl: string): Baris[] => {
  const nama = new Set(
    gudang
      .filter(({ jenis }) => ['BELI', 'ROSOK', 'HANCUR'].includes(jenis))
      .map(({ kode_gudang }) => `gudang:${kode_gudang as string}`),
  );
  return buku.filter(
    (row) => row.tgl_system <= tgl && (nama.has(row.akun) || row.akun.startsWith('tukang:')),
  );
};

/** Gold in trays and warehouses of the shop that is no piece: delivered without a label yet, or without a barcode. */
const tanpaBarcode = ({ buku, gudang }: Fakta, tgl: string): Baris[] => {
  const milik = new Set(
    gudang.filter(({ jenis }) => ['TOKO', 'SERVICE'].includes(jenis)).map((one) => one.kode_gudang),
  );
  return buku.filter(({ tgl_system, kode_barcode, akun }) => {
    const tempat = /^(?:baki|gudang):([^/]+)/.exec(akun)?.[1];
    return (
      tgl_system <= tgl &&
      kode_barcode === null &&
      (akun === 'titip' || milik.has(tempat as string))
    );
  });
};

export const laporanGlobalStock: Naif = (_, saring, kini) =>
  rantai(kini, saring, ({ kadar }) => kadar > 0).flatMap((fakta) => stockToko(fakta, saring));

function stockToko(fakta: Fakta, saring: Saring): Baris[] {
  const tgl = saring.per_tanggal!;
  const { nama_toko } = tokoDari(fakta);
  const kunci = KUNCI_STOCK[saring.group_by ?? 'KADAR']!;
  const jumlahDari = (rows: Baris[]) => ['qty', 'berat', 'murni'].map((nama) => jumlah(rows, nama));
  const sebaris = (blok: string, satu: string, rows: Baris[]): Baris[] => {
    const [total_qty, total_berat, total_murni] = jumlahDari(rows);
    if (total_qty === 0 && total_berat === 0) return [];
    return [{ blok, kunci: satu, nama_toko, total_qty, total_berat, total_murni }];
  };
  const potong = stockHari(fakta, tgl).map(
    ({ barang, berat, murni }) => ({ ...barang, berat, murni }) as Baris,
  );
  return [
    ...[...Map.groupBy(potong, kunci)].map(([satu, isi]) => ({
      blok: 'STOCK',
      kunci: (saring.group_by ?? 'KADAR') === 'KADAR' ? sebutKadar(fakta, satu) : satu,
      nama_toko,
      total_qty: isi.length,
      total_berat: jumlah(isi, 'berat'),
      total_murni: jumlah(isi, 'murni'),
    })),
    ...sebaris('STOCK', 'TANPA BARCODE', tanpaBarcode(fakta, tgl)),
    ...sebaris('ROSOK & SEPUHAN', 'ROSOK & SEPUHAN', rosok(fakta, tgl)),
  ];
}

export const laporanGlobalKas: Naif = (_, saring, kini) =>
  rantai(kini, saring, ({ kadar }) => kadar === 0).flatMap((fakta) => kasToko(fakta, saring));

function kasToko(fakta: Fakta, saring: Saring): Baris[] {
  const tgl = saring.tgl_system!;
  const saldo = (akun: RegExp, cukup: (hari: string) => boolean) =>
    jumlah(
      fakta.buku.filter((row) => akun.test(row.akun) && cukup(row.tgl_system)),
      'rupiah',
    );
  const sampai = (akun: RegExp) => saldo(akun, (hari) => hari <= tgl);
  const gerak = hidup(fakta)
    .filter((set) => set.tgl_system === tgl)
    .map((set) => ({
      rupiah: uangDi(fakta, set.no_bukti, KAS),
      biaya: uangDi(fakta, set.no_bukti, /^biaya:/),
      kirim: uangDi(fakta, set.no_bukti, /^perjalanan$/),
    }));
  const masuk = jumlah(
    gerak.filter(({ rupiah }) => rupiah > 0),
    'rupiah',
  );
  const keluar = -jumlah(
    gerak.filter(({ rupiah }) => rupiah < 0),
    'rupiah',
  );
  const biaya = jumlah(
    gerak.filter(({ rupiah }) => rupiah < 0),
    'biaya',
  );
  const hari = fakta.hari_toko.find((one) => one.tgl_system === tgl);
  const [cash_akhir, bank, non_cash, kirim_open] = [KAS, /^bank:/, /^kartu:/, /^perjalanan$/].map(
    sampai,
  ) as [number, number, number, number];
  return [
    {
      nama_toko: tokoDari(fakta).nama_toko,
      tutup: !hari ? 'TIDAK_BUKA' : hari.status === 'CLOSED' ? 'TUTUP' : 'BELUM',
      cash_awal: saldo(KAS, (satu) => satu < tgl),
      masuk,
      keluar: keluar || 0,
      biaya,
      kirim: jumlah(gerak, 'kirim'),
      cash_akhir,
      bank,
      non_cash,
      kirim_open,
      titipan: -sampai(/^(titipan|dp_pesanan|dp_service|uang_cicilan)$/) || 0,
      total: cash_akhir + bank + non_cash + kirim_open,
    },
  ];
}
