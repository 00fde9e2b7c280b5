import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { cariKiriman, holdKiriman, isBatalDiminta } from '#areas/kirim/server/kiriman-masuk.ts';
import { listIsi, type KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { nyatakanKurang } from '#areas/kirim/server/selesai-kiriman.ts';
import type {
  barangLotEndpoint,
  KirimanCabang,
  satuKirimanCabangEndpoint,
  selesaiCabangEndpoint,
} from '#areas/sepuhan/contract/cabang.api.ts';
import { listBarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The packed list of gold that a branch sent, with the photos of what it bought (D-44.9). */
export const lihatKirimanCabang = async (
  on: Sql,
  { params }: InputOf<typeof satuKirimanCabangEndpoint>,
  ctx: Ctx,
): Promise<KirimanCabang> => ceritakan(on, await cariKiriman(on, params.no, ctx, 'EMAS'));

async function ceritakan(on: Sql, kirim: KirimanMasuk): Promise<KirimanCabang> {
  const { isi: _, status: __, selesai: ___, ...told } = kirim;
  const isi = await listIsi(on, kirim.asal, kirim.no_kirim);
  return {
    ...told,
    batal_diminta: await isBatalDiminta(on, kirim),
    sisa: isi.filter((one) => one.hasil !== 'TERIMA').length,
    barang: isi.map((one) => ({
      isi: one.isi,
      kode_barcode: one.kode_barcode,
      nama_barang: one.nama_barang,
      kode_kadar: one.kode_kadar,
      persen: one.persen,
      qty: one.qty,
      berat: one.berat,
      murni: one.murni,
      foto: one.foto,
      hasil: one.hasil,
      no_terima: one.no_terima,
    })),
  };
}

/** Nothing more comes of it: what is missing stays on its way in the branch's book until it settles it (D-42.6). */
export const selesaiCabang =
  (db: Database) =>
  async (tx: Tx, { params, body }: InputOf<typeof selesaiCabangEndpoint>, ctx: Ctx) => {
    const kirim = await holdKiriman(tx, params.no, ctx, 'EMAS');
    await nyatakanKurang(tx, db, kirim, body.alasan, ctx);
    return ceritakan(tx, kirim);
  };

/** What a lot was bought as, at this shop or at the branch that sent it. */
export const lihatBarangLot = async (
  on: Sql,
  { params }: InputOf<typeof barangLotEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof barangLotEndpoint>> =>
  (await listBarangLot(on, params, ctx)).map((one) => ({
    kode_toko: one.kode_toko,
    no_dokumen: one.no_dokumen,
    urut: one.urut_dokumen,
    nama_barang: one.nama_barang,
    kode_kadar: one.kode_kadar,
    berat: one.berat_hasil,
    foto: one.foto,
  }));
