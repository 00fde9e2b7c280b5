import { formatGram, formatInt, formatPersen, formatRupiah } from '#kit/rules/format.ts';
import {
  minus,
  percentOf,
  priceOf,
  shareOf,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { at, fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Level } from '#areas/toko/rules/level.ts';
import {
  tentukanBatas,
  type BatasDiskon,
  type TuntutanJual,
} from '#areas/penjualan/rules/periksa-penjualan.ts';
import type {
  AturanGrosir,
  GroupGrosir,
  GroupJadi,
  GrosirDiketik,
} from '#areas/penjualan/rules/grosir/grosir.ts';

export const TIDAK_GROSIR = refusals({
  GROSIR_TIDAK_AKTIF: { field: 'jenis', message: 'Modul Semi Grosir Tidak Aktif' },
  BUKAN_GROSIR: { field: 'grosir', message: 'Group Ditimbang Hanya Pada Penjualan Grosir' },
  GROUP_KEMBAR: { field: 'kode_group', message: 'Group {kode_group} Diisi Dua Kali' },
  GROUP_TANPA_BARANG: { field: 'kode_group', message: 'Tidak Ada Barang Group {kode_group}' },
  HARGA_GROSIR: { field: 'grosir', message: 'Harga Grosir Group {kode_group} Belum Diatur' },
  HARGA_GROSIR_BEDA: {
    field: 'grosir',
    message: 'Kadar Group {kode_group} Berbeda Harga Grosirnya, Atur Harga Grosir Group',
  },
  BELUM_DITIMBANG: { field: 'grosir', message: 'Berat Group {kode_group} Belum Diisi' },
  TIDAK_DITIMBANG: { field: 'berat', message: 'Grosir Per Potong Tidak Ditimbang' },
  BELUM_DIHITUNG: { field: 'grosir', message: 'Jumlah Barang Group {kode_group} Belum Diisi' },
  QTY_BEDA: {
    field: 'qty',
    message: 'Group {kode_group} Diisi {qty} Barang, Yang Dipindai {pindai} Barang',
  },
  BERAT_TIPIS: { field: 'grosir', message: 'Berat Group {kode_group} Terlalu Sedikit' },
  GROSIR_BERBATU: { field: 'kode_barcode', message: 'Barang Berbatu Tidak Dijual Grosir' },
  BARIS_GROSIR: {
    field: 'kode_barcode',
    message: 'Berat, Harga, Ongkos Dan Diskon Barang Tidak Diisi Pada Grosir',
  },
  KUPON_GROSIR: { field: 'kupon', message: 'Grosir Tidak Memakai Kupon' },
  MARKETPLACE_GROSIR: { field: 'marketplace', message: 'Grosir Tidak Dijual Lewat Marketplace' },
  TITIPAN_GROSIR: { field: 'titipan', message: 'Barang Titipan Tidak Dijual Grosir' },
  ONGKOS_GROSIR: { field: 'ongkos_kerja', message: 'Grosir Tanpa Ongkos' },
});

/** What of the groups that were typed contradicts the pieces, or is missing (D-47.1 to D-47.3). */
export function periksaGroup(
  groups: readonly GroupGrosir[],
  diketik: readonly GrosirDiketik[],
  { hitungPotong }: AturanGrosir,
): Refusal[] {
  const typed = diketik.flatMap(({ kode_group, berat, qty }, place) => {
    const group = groups.find((one) => one.kode_group === kode_group);
    const first = diketik.findIndex((one) => one.kode_group === kode_group);
    return gather(
      [first < place, fill(TIDAK_GROSIR.GROUP_KEMBAR, { kode_group })],
      [!group, fill(TIDAK_GROSIR.GROUP_TANPA_BARANG, { kode_group })],
      [hitungPotong && berat !== null, TIDAK_GROSIR.TIDAK_DITIMBANG],
      [
        group !== undefined && qty !== null && qty !== group.qty,
        fill(TIDAK_GROSIR.QTY_BEDA, { kode_group, qty: qty ?? 0, pindai: group?.qty ?? 0 }),
      ],
    ).map((one) => at(one, 'grosir', place));
  });
  const missing = groups.flatMap(({ kode_group, campur, harga_per_gram, berat_timbang }) => {
    const counted = diketik.some((one) => one.kode_group === kode_group && one.qty !== null);
    const said = { kode_group };
    return gather(
      [campur, fill(TIDAK_GROSIR.HARGA_GROSIR_BEDA, said)],
      [!campur && harga_per_gram === null, fill(TIDAK_GROSIR.HARGA_GROSIR, said)],
      [!hitungPotong && berat_timbang === null, fill(TIDAK_GROSIR.BELUM_DITIMBANG, said)],
      [hitungPotong && !counted, fill(TIDAK_GROSIR.BELUM_DIHITUNG, said)],
    );
  });
  return [...typed, ...missing];
}

type Jumlah = { readonly netto: Rupiah };
type Batas = { readonly diskon: BatasDiskon; readonly toleransi: Miligram };

/** What of a wholesale sale needs a superior: weights group by group, discounts on the whole (D-47.2). */
export const tentukanTuntutanGrosir = (
  level: Level,
  groups: readonly GroupJadi[],
  { netto }: Jumlah,
  { diskon, toleransi }: Batas,
): TuntutanJual[] => [
  ...hargaDiBawah(level, groups, netto, diskon),
  ...groups.flatMap((one) => beratMenyimpang(one, toleransi)),
];

function hargaDiBawah(
  level: Level,
  groups: readonly GroupJadi[],
  netto: Rupiah,
  batas: BatasDiskon,
): TuntutanJual[] {
  const harga = sum(groups.map((one) => one.harga_komputer));
  const milikLevel = tentukanBatas(level, batas);
  if (milikLevel === undefined) return [];
  const paling = (persen: Persen) => minus(harga, percentOf(harga, persen, 'half'));
  if (netto >= paling(milikLevel)) return [];
  const kurang = minus(harga, netto);
  return [
    {
      event: 'HARGA_DI_BAWAH',
      ringkasan: sentence('Jual grosir seharga {netto}', { netto: formatRupiah(netto) }),
      penyetuju: netto >= paling(batas.spv) ? 'SPV' : 'OWN',
      angka: [
        ...groups.map((one) => ({
          label: one.kode_group,
          nilai: sentence('{qty} barang, {berat} g', {
            qty: formatInt(one.qty),
            berat: formatGram(one.berat),
          }),
        })),
        { label: 'Harga komputer', nilai: formatRupiah(harga) },
        { label: 'Harga diminta', nilai: formatRupiah(netto) },
        {
          label: 'Potongan',
          nilai: `${formatRupiah(kurang)} (${formatPersen(shareOf(kurang, harga, 'half'))}%)`,
        },
      ],
    },
  ];
}

function beratMenyimpang(one: GroupJadi, toleransi: Miligram): TuntutanJual[] {
  if (one.berat_timbang === null) return [];
  const selisih = minus(one.berat_timbang, one.berat_stock);
  if (Math.abs(selisih) <= toleransi) return [];
  const { kode_group, qty, berat_stock, berat_timbang, harga_per_gram } = one;
  return [
    {
      event: 'TOLERANSI_BERAT',
      ringkasan: sentence('Berat timbang group {kode_group}', { kode_group }),
      angka: [
        { label: 'Group', nilai: sentence('{kode_group}, {qty} barang', { kode_group, qty }) },
        { label: 'Berat stock', nilai: `${formatGram(berat_stock)} g` },
        { label: 'Berat diketik', nilai: `${formatGram(berat_timbang)} g` },
        { label: 'Selisih', nilai: `${formatGram(selisih)} g` },
        { label: 'Nilai', nilai: formatRupiah(priceOf(harga_per_gram, selisih, 'half')) },
      ],
    },
  ];
}
