import { percentText } from '#kit/rules/format.ts';
import {
  mg,
  minus,
  percentOf,
  rp,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import {
  periksaKadar,
  tentukanKadar,
  terlaluJauh,
  TIDAK_KADAR,
  type KadarToko,
} from '#areas/barang/rules/kadar.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { hitungBeratLabel, type Tempat } from '#areas/stock/rules/barang.ts';
import type { EmasLot, Lot } from '#areas/stock/rules/lot.ts';
import {
  periksaIsi,
  periksaKode,
  periksaTempat,
  TIDAK_BARANG,
  type MasterBarang,
} from '#areas/stock/rules/periksa-barang.ts';
import { namaTempat, periksaMuat } from '#areas/stock/rules/pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { insertBarang, type BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import { findGambar } from '#areas/stock/server/foto/foto-simpan.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { modalJadi, murniJadi } from '#areas/sepuhan/rules/sortir.ts';
import type { BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import { akunOf, type LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What is typed of a piece that gets a label. */
export type Label = {
  readonly berat: Miligram;
  readonly berat_jadi: Miligram | null;
  readonly nama_barang: string | null;
  readonly kode_kategori: string | null;
  readonly kode_dept: string | null;
  readonly kode_group: string | null;
  readonly kode_kadar: string | null;
  readonly ongkos: Rupiah | null;
  readonly kode_gudang: string | null;
  readonly kode_baki: string | null;
};

/** Gold of a lot that becomes a piece: what is typed of it, and the bought piece that it was. */
type Dilabeli = {
  readonly isi: Label;
  readonly lot: Lot;
  readonly part: EmasLot;
  readonly asal: BarangLot | undefined;
  /** What a test says now, where one was made. */
  readonly uji: Persen | null;
};

/**
 * The piece as it will be in stock, or why it may not be (D-51.16). It keeps the name that it was bought under, unless
 * another is typed; no person chooses its code.
 */
export async function susunPiece(
  { isi, lot, part, asal, uji }: Dilabeli,
  master: MasterBarang,
  ctx: Ctx,
): Promise<{ readonly piece?: BarangBaru; readonly salah: Refusal[] }> {
  const kadar = kadarOf(uji ?? lot.persen, isi.kode_kadar ?? asal?.kode_kadar ?? null, master, ctx);
  const nama_barang = isi.nama_barang ?? asal?.nama_barang ?? null;
  const kode_dept = isi.kode_dept ?? asal?.kode_dept ?? null;
  const kode_group = isi.kode_group ?? asal?.kode_group ?? null;
  const { kode_kategori, kode_gudang, kode_baki } = isi;
  const salah = gather(
    [nama_barang === null, TIDAK_SEPUHAN.NAMA_KOSONG],
    [kode_dept === null, TIDAK_SEPUHAN.JENIS_KOSONG],
    [kode_group === null, TIDAK_SEPUHAN.GROUP_KOSONG],
  );
  const kurang =
    nama_barang === null || kode_dept === null || kode_group === null || kode_kategori === null;
  if ('salah' in kadar || kurang || kode_gudang === null)
    return { salah: [...salah, ...('salah' in kadar ? [kadar.salah] : [])] };
  const { kode_kadar, persen } = kadar;
  const named = { nama_barang, kode_kategori, kode_dept, kode_group, kode_kadar };
  return {
    piece: await pieceOf(
      { isi, lot, part, asal, uji },
      { ...named, persen, kode_gudang, kode_baki },
      ctx,
    ),
    salah: [
      ...periksaPiece({ isi, named, kode_gudang, kode_baki }, master),
      ...gather([
        isi.kode_kadar !== null && isi.kode_kadar !== kode_kadar,
        TIDAK_KADAR.KODE_BUKAN_KADAR,
      ]),
    ],
  };
}

type Named = Pick<
  BarangBaru,
  'nama_barang' | 'kode_kategori' | 'kode_dept' | 'kode_group' | 'kode_kadar'
>;
const TANPA_HARGA = { kategori_harga: null, kode_bandrol: null };

/** Words, codes and place as any new piece has them. */
function periksaPiece(
  { isi, named, kode_gudang, kode_baki }: { isi: Label; named: Named } & Tempat,
  master: MasterBarang,
): Refusal[] {
  const codes = { ...named, ...TANPA_HARGA };
  const berat = isi.berat_jadi ?? isi.berat;
  const contents = { ...named, deskripsi: null, kadar: null, berat, berat_asli: null };
  return [
    ...periksaIsi({ ...contents, berat_atribut: mg(0), berat_label: mg(0) }),
    ...periksaKode(codes, master),
    ...periksaKadar({ ...codes, kadar: null }, master),
    ...periksaTempat(kode_gudang, kode_baki, master),
  ];
}

async function pieceOf(
  { isi, lot, part, asal }: Dilabeli,
  named: Named & Tempat & { readonly persen: Persen },
  ctx: Ctx,
): Promise<BarangBaru> {
  const berat = isi.berat_jadi ?? isi.berat;
  return {
    ...named,
    ...TANPA_HARGA,
    deskripsi: null,
    kadar: named.persen,
    berat,
    berat_atribut: mg(0),
    berat_label: hitungBeratLabel(
      ctx.param(stockParam.BERAT_LABEL_DEFAULT),
      ctx.param(stockParam.BERAT_PLASTIK_DEFAULT),
    ),
    barcode_asal: asal?.barcode_asal ?? null,
    kode_intern: null,
    size: null,
    kondisi: asal?.kode_toko === ctx.kode_toko ? asal.kondisi : null,
    tag_id: null,
    kode_supplier: null,
    berat_asli: berat,
    murni: murniJadi(part, { dari: lot.persen, ke: named.persen }, berat),
    atribut: null,
    harga_jual: rp(0),
    ongkos: isi.ongkos,
    harga_atribut: rp(0),
    harga_modal: modalJadi(part, rp(0)),
    dokumen_perolehan: 'KONSUMEN',
    tgl_terima: ctx.hari,
    // Photos of a branch's piece lie with the branch, and are seen here (D-44.9).
    gambar: await findGambar(asal?.kode_toko ?? ctx.kode_toko, asal?.foto ?? []),
    berlian: [],
  };
}

/** The code that tested gold is called by; one of the same percent that is typed, or that it was bought as, is kept. */
function kadarOf(
  uji: Persen,
  disebut: string | null,
  { kadar }: MasterBarang,
  { param }: Ctx,
): KadarToko | { readonly salah: Refusal } {
  const list = [...kadar].map(([kode_kadar, persen]) => ({ kode_kadar, persen }));
  const kode = tentukanKadar(list, uji, param(pembelianParam.TOLERANSI_KADAR_BELI));
  if (!kode) return { salah: TIDAK_BARANG.KADAR_TIDAK_ADA };
  const sama = list.find((one) => one.kode_kadar === disebut && one.persen === kode.persen);
  const jauh = fill(TIDAK_KADAR.KADAR_TERLALU_JAUH, { kadar: percentText(uji) });
  return terlaluJauh(uji, kode.persen) ? { salah: jauh } : (sama ?? kode);
}

/** Pieces for which a tray has no room; trays are held in one order for everybody. */
export async function periksaRuang(
  tx: Tx,
  places: readonly Tempat[],
  { kode_toko }: Ctx,
): Promise<Refusal[]> {
  const groups = Map.groupBy(places, namaTempat);
  const salah: Refusal[] = [];
  for (const [, same] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = same;
    if (!first) continue;
    const tujuan = await lockTujuan(tx, kode_toko, first);
    salah.push(...periksaMuat(tujuan?.baki, first.kode_baki, same.length));
  }
  return salah;
}

/** New labels where their gold lies, the first step of their life; their barcodes. */
export async function beriLabel(
  tx: Tx,
  pieces: readonly { readonly piece: BarangBaru; readonly lot: LotAda }[],
  ctx: Ctx,
): Promise<string[]> {
  const codes: string[] = [];
  for (const { piece, lot } of pieces) {
    const { kode_gudang, no_dokumen: no_bukti } = lot;
    const there = { kode_gudang, kode_baki: null, tempat: akunOf(lot) };
    const made = { jenis: 'SEPUHAN', no_bukti };
    codes.push(...(await insertBarang(tx, [{ ...piece, ...there }], made, ctx)));
  }
  return codes;
}

type Jadi = Tempat & { readonly kode_barcode: string };

/** And from there to their trays: the second. */
export const keBaki = (tx: Tx, no: string, pieces: readonly Jadi[], ctx: Ctx): Promise<void> =>
  moveBarang(
    tx,
    pieces.map(({ kode_barcode, kode_gudang, kode_baki }) => ({
      kode_barcode,
      dari_status: 'READY' as const,
      ke_status: 'READY' as const,
      jenis: 'SORTIR',
      no_bukti: no,
      no_pegang: null,
      ke: { kode_gudang, kode_baki },
    })),
    ctx,
  );

/** What washing may not take of it: the fine gold of its weight on the scale, at the kadar of its lot. */
export const keluarLabel = (isi: Label, lot: Lot) => {
  const berat = isi.berat_jadi ?? isi.berat;
  return { berat, murni: percentOf(berat, lot.persen, 'half') };
};

/** The cost of a piece less what was lost of it above the tolerance. */
export const kurangiModal = (piece: BarangBaru, hilang: Rupiah): BarangBaru =>
  piece.harga_modal === null ? piece : { ...piece, harga_modal: minus(piece.harga_modal, hilang) };
