import {
  bagi,
  bagianPersen,
  cocok,
  dalam,
  emasHari,
  jumlah,
  murni,
  selisihHari,
  type Baris,
  type Fakta,
  type Kini,
  type Naif,
  type Saring,
} from '#tests/proof/oracle/fakta.ts';
import { barisJual } from '#tests/proof/oracle/naif/penjualan.naif.ts';
import { tempatToko } from '#tests/proof/oracle/naif/stock.naif.ts';

/** Sold lines of a period with what they cost and would cost today. */
export const terjual = (fakta: Fakta, saring: Saring, kini: Kini): Baris[] =>
  fakta.penjualan
    .filter((nota) => nota.status === 'DONE' && dalam(nota.tgl_system, saring))
    .flatMap((nota) => {
      const harga_emas = emasHari(fakta, nota.tgl_system, kini);
      return barisJual(fakta, nota).map((row) => {
        const modal = row.harga_modal as number | null;
        const laba = modal === null ? null : row.netto - modal;
        const modal_ganti = harga_emas === null ? null : bagi(row.murni, 1000, harga_emas);
        return {
          ...row,
          nota,
          tgl_system: nota.tgl_system,
          kode_sales: nota.kode_sales,
          kelompok: row.kode_kelompok ?? '-',
          supplier:
            fakta.barang.find((one) => one.kode_barcode === row.kode_barcode)?.kode_supplier ?? '-',
          harga_emas,
          modal,
          laba,
          modal_ganti,
          laba_ganti: modal_ganti === null ? null : row.netto - modal_ganti,
        } as Baris;
      });
    });

/** Bought lines of a period. */
export const terbeli = (fakta: Fakta, saring: Saring): Baris[] =>
  fakta.pembelian
    .filter((nota) => nota.status === 'DONE' && dalam(nota.tgl_system, saring))
    .flatMap((nota) =>
      fakta.pembelian_barang
        .filter((row) => row.no_faktur_beli === nota.no_faktur_beli)
        .map((row) => ({
          ...row,
          nota,
          tgl_system: nota.tgl_system,
          kelompok: row.kode_kelompok ?? '-',
          murni: murni(row.berat, row.kadar),
        })),
    );

const setuju = ({ otorisasi }: Fakta, nota: Baris): string | null =>
  otorisasi
    .filter((one) => nota.otorisasi.includes(one.keystore))
    .map((one) => String(one.disetujui_by))
    .toSorted()
    .join(', ') || null;

/** Days from its receipt to its sale; a stone that is sold loose is no piece. */
function umurJual(fakta: Fakta, { kode_barcode, tgl_system }: Baris): number | null {
  const barang = fakta.barang.find((one) => one.kode_barcode === kode_barcode);
  return barang ? selisihHari(barang.tgl_terima, tgl_system) : null;
}

export const laporanMargin: Naif = (fakta, saring, kini) =>
  terjual(fakta, saring, kini)
    .filter(({ kode_dept, kode_group, kode_kadar, kode_sales }) =>
      cocok(saring, { kode_dept, kode_group, kadar: kode_kadar, kode_sales }),
    )
    .map((row) => ({
      ...row,
      margin: row.laba === null ? null : bagi(row.laba, row.netto, 10_000),
      laba_gram: row.laba === null ? null : bagi(row.laba, row.berat, 1000),
      umur_hari: umurJual(fakta, row),
      otorisasi_by: setuju(fakta, row.nota),
      tanda: row.modal === null ? 'TANPA_MODAL' : row.laba < 0 ? 'RUGI' : null,
    }));

/** Below № 89: what of it has no cost. */
export function catatanMargin(...asked: Parameters<Naif>): string | null {
  const tanpa = laporanMargin(...asked).filter(({ tanda }) => tanda === 'TANPA_MODAL');
  const netto = jumlah(tanpa, 'netto').toLocaleString('en-US');
  return tanpa.length === 0 ? null : `Tanpa modal: ${tanpa.length} barang, netto Rp ${netto}`;
}

const KUNCI: Readonly<Record<string, (row: Baris) => string>> = {
  JENIS: ({ kode_dept }) => kode_dept,
  KADAR: ({ kode_kadar }) => kode_kadar,
  GROUP: ({ kode_group }) => kode_group,
  KELOMPOK_HARGA: ({ kelompok }) => kelompok,
  SALES: ({ kode_sales }) => kode_sales,
  SUPPLIER: ({ supplier }) => supplier,
  HARI: ({ tgl_system }) => tgl_system,
  BULAN: ({ tgl_system }) => tgl_system.slice(0, 7),
};

/** What lines earned together: those without a known cost are turnover and no profit. */
export function laba(rows: readonly Baris[]) {
  const isi = rows.filter(({ modal }) => modal !== null);
  return {
    isi,
    netto: jumlah(isi, 'netto'),
    modal: isi.length > 0 ? jumlah(isi, 'modal') : null,
    laba: isi.length > 0 ? jumlah(isi, 'laba') : null,
  };
}

export const laporanMarginGlobal: Naif = (fakta, saring, kini) => {
  const kelompok = [
    ...Map.groupBy(terjual(fakta, saring, kini), KUNCI[saring.group_by ?? 'JENIS']!),
  ].map(([kunci, rows]) => ({ kunci, rows, ...laba(rows) }));
  const persen = bagianPersen(kelompok.map((one) => one.laba ?? 0));
  return kelompok.map(({ kunci, rows, isi, netto, modal, laba: untung }, at) => ({
    kunci,
    qty: rows.length,
    berat: jumlah(rows, 'berat'),
    murni: jumlah(rows, 'murni'),
    netto: jumlah(rows, 'netto'),
    netto_modal: netto,
    berat_modal: jumlah(isi, 'berat'),
    modal,
    laba: untung,
    margin: untung === null ? null : bagi(untung, netto, 10_000),
    markup: untung === null ? null : bagi(untung, modal!, 10_000),
    laba_gram: untung === null ? null : bagi(untung, jumlah(isi, 'berat'), 1000),
    laba_ganti: rows.some((row) => row.laba_ganti === null) ? null : jumlah(rows, 'laba_ganti'),
    kontribusi: untung === null ? null : persen[at],
    tanpa_modal: rows.length - isi.length,
  }));
};

/** Sold and bought, by one key. */
const berdua = (jual: readonly Baris[], beli: readonly Baris[], kunci: (row: Baris) => string) =>
  [...new Set([...jual, ...beli].map(kunci))].map((satu) => ({
    kunci: satu,
    jual: jual.filter((row) => kunci(row) === satu),
    beli: beli.filter((row) => kunci(row) === satu),
  }));

export const laporanJualBeli: Naif = (fakta, saring, kini) =>
  berdua(
    terjual(fakta, saring, kini),
    terbeli(fakta, saring),
    KUNCI[saring.group_by ?? 'HARI']!,
  ).map(({ kunci, jual, beli }) => {
    const [jual_berat, jual_murni, netto] = ['berat', 'murni', 'netto'].map((nama) =>
      jumlah(jual, nama),
    ) as [number, number, number];
    const [beli_berat, beli_murni, harga] = ['berat', 'murni', 'harga'].map((nama) =>
      jumlah(beli, nama),
    ) as [number, number, number];
    return {
      kunci,
      jual_berat,
      jual_murni,
      netto,
      beli_berat,
      beli_murni,
      harga,
      neto_berat: jual_berat - beli_berat,
      neto_murni: jual_murni - beli_murni,
      neto_rp: netto - harga,
      rasio: bagi(beli_berat, jual_berat, 10_000),
      selisih_gram: spread([netto, jual_murni], [harga, beli_murni]),
    };
  });

/** A gram of fine gold sold less one bought, rounded once. */
function spread(jual: readonly [number, number], beli: readonly [number, number]): number | null {
  const [netto, murniJual, harga, murniBeli] = [...jual, ...beli].map(BigInt) as bigint[];
  const bawah = murniJual! * murniBeli!;
  if (bawah === 0n) return null;
  const atas = (netto! * murniBeli! - harga! * murniJual!) * 1000n;
  const [besar, tanda] = atas < 0n ? [-atas, -1] : [atas, 1];
  return Number((2n * besar + bawah) / (2n * bawah)) * tanda || 0;
}

/** Shop stock of the family and group at the end of the period. */
function stockKelompok(fakta: Fakta, sampai: string): Baris[] {
  const kelompok = (kode_group: unknown): string =>
    fakta.group_barang.find((one) => one.kode_group === kode_group)?.kode_kelompok ?? '-';
  // Goods without a barcode say themselves what they are (decision 1066).
  const manual = fakta.barang_manual_gerak
    .filter(({ tgl_system, kode_gudang }) => {
      return tgl_system <= sampai && tempatToko(fakta, `gudang:${kode_gudang as string}`);
    })
    .map(({ kode_group, berat }): Baris => ({ kode_group, kelompok: kelompok(kode_group), berat }));
  const potong = fakta.buku
    .filter((row) => row.tgl_system <= sampai && tempatToko(fakta, row.akun))
    .flatMap(({ kode_barcode, berat }) => {
      const barang = fakta.barang.find((one) => one.kode_barcode === kode_barcode);
      return barang
        ? [{ kode_group: barang.kode_group, kelompok: kelompok(barang.kode_group), berat } as Baris]
        : [];
    });
  return [...potong, ...manual];
}

export const laporanRekapKelompok: Naif = (fakta, saring, kini) => {
  const kunci = ({ kelompok, kode_group }: Baris) =>
    `${kelompok as string}|${kode_group as string}`;
  const [jual, beli] = [terjual(fakta, saring, kini), terbeli(fakta, saring)];
  const stock = stockKelompok(fakta, saring.tgl_to!);
  return [...new Set([...jual, ...beli, ...stock].map(kunci))]
    .map((satu) => {
      const [kelompok_harga, kode_group] = satu.split('|') as [string, string];
      const punya = (rows: readonly Baris[]) => rows.filter((row) => kunci(row) === satu);
      const [jual_berat, netto] = [jumlah(punya(jual), 'berat'), jumlah(punya(jual), 'netto')];
      const [beli_berat, harga] = [jumlah(punya(beli), 'berat'), jumlah(punya(beli), 'harga')];
      const [jual_gram, beli_gram] = [bagi(netto, jual_berat, 1000), bagi(harga, beli_berat, 1000)];
      return {
        kelompok_harga,
        kode_group,
        jual_berat,
        netto,
        jual_gram,
        beli_berat,
        harga,
        beli_gram,
        selisih_gram: jual_gram === null || beli_gram === null ? null : jual_gram - beli_gram,
        neto_berat: jual_berat - beli_berat,
        stock_berat: jumlah(punya(stock), 'berat'),
      };
    })
    .filter((row) => row.jual_berat !== 0 || row.beli_berat !== 0 || row.stock_berat !== 0)
    .filter(({ kelompok_harga, kode_group }) => cocok(saring, { kelompok_harga, kode_group }));
};
