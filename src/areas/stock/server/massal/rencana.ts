import type { InputOf } from '#kit/contract/endpoint.ts';
import { percentText } from '#kit/rules/format.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Sql } from '#kit/server/sql.ts';
import { refuseIf, orRefuse } from '#kit/server/problem.ts';
import { kept } from '#kit/rules/lists.ts';
import type {
  hitungKadarEndpoint,
  hitungProfitEndpoint,
} from '#areas/stock/contract/ubah-massal.api.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { hargaKini } from '#areas/stock/rules/harga-kini.ts';
import { kembarDi } from '#areas/stock/rules/periksa-barang.ts';
import {
  hitungLaba,
  isBerubah,
  katakanUbahan,
  kurangNilai,
  periksaUbahan,
  TIDAK_MASSAL,
  ubahKadar,
  ubahProfit,
  type BarisUbah,
  type Perubahan,
} from '#areas/stock/rules/ubah-massal.ts';
import { listBarang, type BarangRow } from '#areas/stock/server/barang.query.ts';
import { pada } from '#areas/stock/server/kunci-barang.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import { periksaKadarGroup } from '#areas/barang/rules/kadar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What a mass change does to each piece, and how it is said. */
export type Rencana = {
  readonly kata: string;
  readonly ubah: (piece: BarangRow) => BarisUbah;
  readonly periksa: (one: BarisUbah, index: number, piece: BarangRow) => Refusal[];
};

type Profit = InputOf<typeof hitungProfitEndpoint>['body'];
const TETAP: Perubahan = { cara: 'TETAP', nilai: null, persen: null };

export function rencanaProfit(body: Profit, ctx: Ctx): Rencana {
  const modal = { cara: body.cara_modal, nilai: body.nilai_modal, persen: body.persen_modal };
  const ongkos = { cara: body.cara_ongkos, nilai: body.nilai_ongkos, persen: body.persen_ongkos };
  const kosong = (bagian: 'modal' | 'ongkos', one: Perubahan): Refusal[] =>
    kurangNilai(one)
      ? [
          {
            ...TIDAK_MASSAL.NILAI_KOSONG,
            field: `${one.cara === 'PERSEN' ? 'persen' : 'nilai'}_${bagian}`,
          },
        ]
      : [];
  refuseIf([
    ...(modal.cara === 'TETAP' && ongkos.cara === 'TETAP' ? [TIDAK_MASSAL.CARA_KOSONG] : []),
    ...kosong('modal', modal),
    ...kosong('ongkos', ongkos),
  ]);
  const aturan = aturanHarga(ctx);
  return {
    kata: [katakanUbahan('Modal', modal), katakanUbahan('Ongkos', ongkos)]
      .filter((one) => one !== null)
      .join(', '),
    ubah: (piece) => ubahProfit(piece, modal, ongkos, hargaKini(piece, aturan).ongkos),
    periksa: (one, index) => periksaUbahan(one, modal).map((no) => tempatkan(no, index)),
  };
}

/** A fault of the way is shown at its field, one of a piece at its line. */
const tempatkan = (refusal: Refusal, index: number): Refusal =>
  refusal.field ? refusal : at(refusal, 'barang', index);

type Kadar = InputOf<typeof hitungKadarEndpoint>['body'];

export async function rencanaKadar(on: Sql, { kode_kadar }: Kadar, ctx: Ctx): Promise<Rencana> {
  const { kadar, kadarGroup } = await readMasterBarang(on, ctx.kode_toko);
  const persen = orRefuse(kadar.get(kode_kadar), TIDAK_MASSAL.KADAR_TIDAK_ADA);
  return {
    kata: `Kadar ${percentText(persen)}`,
    ubah: (piece) => ubahKadar(piece, kode_kadar, persen),
    periksa: (one, index, piece) => [
      ...periksaUbahan(one, TETAP),
      ...(isBerubah(one)
        ? periksaKadarGroup(piece.kode_group, kode_kadar, kadarGroup).map((no) =>
            at(no, 'barang', index),
          )
        : []),
    ],
  };
}

/** What would become of the pieces, in the order they were given; nothing is held or written. */
async function pratinjau(on: Sql, barang: readonly string[], rencana: Rencana, ctx: Ctx) {
  const twice = kembarDi(barang);
  const rows = new Map(
    (await listBarang(on, ctx.kode_toko, barang)).map((row) => [row.kode_barcode, row]),
  );
  refuseIf(
    barang.flatMap((kode_barcode, index) => {
      if (twice[index] !== undefined) return [pada(TIDAK_TERSEDIA.BARANG_KEMBAR, 'barang', index)];
      return rows.has(kode_barcode)
        ? []
        : [pada(fill(TIDAK_TERSEDIA.BARANG_TIDAK_ADA, { kode_barcode }), 'barang', index)];
    }),
  );
  const isi = barang.map((code) => rencana.ubah(kept(rows, code)));
  refuseIf(isi.flatMap((one, index) => rencana.periksa(one, index, kept(rows, one.kode_barcode))));
  const aturan = aturanHarga(ctx);
  return isi.map((one) => {
    const piece = kept(rows, one.kode_barcode);
    const baru = { ...piece, ongkos: one.ongkos_ke, persen: one.persen_ke };
    return tampilUbah(
      {
        ...one,
        laba_dari: hitungLaba(hargaKini(piece, aturan).harga_hari_ini, one.modal_dari),
        laba_ke: hitungLaba(hargaKini(baru, aturan).harga_hari_ini, one.modal_ke),
        berubah: isBerubah(one),
      },
      ctx,
    );
  });
}

const MODAL = ['modal_dari', 'modal_ke', 'laba_dari', 'laba_ke'];

/** A line as the wire shows it: without what it cost for who may not see that (D-3.5). */
const tampilUbah = <T extends BarisUbah>(one: T, ctx: Ctx): T =>
  Object.fromEntries(
    Object.entries(one).filter(
      ([name]) => !name.startsWith('angka_') && (ctx.lihat_modal || !MODAL.includes(name)),
    ),
  ) as T;

export const hitungProfit = (on: Sql, { body }: InputOf<typeof hitungProfitEndpoint>, ctx: Ctx) =>
  pratinjau(on, body.barang, rencanaProfit(body, ctx), ctx);

export const hitungKadar = async (
  on: Sql,
  { body }: InputOf<typeof hitungKadarEndpoint>,
  ctx: Ctx,
) => pratinjau(on, body.barang, await rencanaKadar(on, body, ctx), ctx);
