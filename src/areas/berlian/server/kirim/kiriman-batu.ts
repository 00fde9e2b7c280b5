import { kept } from '#kit/rules/lists.ts';
import { mg } from '#kit/rules/quantity.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import type {
  KirimanBerlian,
  satuKirimanBerlianEndpoint,
  selesaiKirimBerlianEndpoint,
} from '#areas/berlian/contract/kirim-berlian.api.ts';
import { teksSifat } from '#areas/berlian/rules/batu.ts';
import { petakanJenis } from '#areas/berlian/rules/kirim.ts';
import { readMasterBatu } from '#areas/berlian/server/berlian.table.ts';
import { listBatuAsal } from '#areas/berlian/server/kirim/kirim-batu.table.ts';
import { findJauh } from '#areas/kirim/server/jauh/jauh.table.ts';
import { cariKiriman, holdKiriman, namaJauh } from '#areas/kirim/server/kiriman-masuk.ts';
import { listIsi, type KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { readPadanan, withNames } from '#areas/kirim/server/padanan.table.ts';
import { nyatakanKurang } from '#areas/kirim/server/selesai-kiriman.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The packed list of loose stones that another shop sent, and the jenis that this shop has to choose for it. */
export const lihatKirimanBerlian = async (
  on: Sql,
  { params }: InputOf<typeof satuKirimanBerlianEndpoint>,
  ctx: Ctx,
): Promise<KirimanBerlian> => ceritakan(on, await cariKiriman(on, params.no, ctx, 'BERLIAN'), ctx);

async function ceritakan(on: Sql, kirim: KirimanMasuk, ctx: Ctx): Promise<KirimanBerlian> {
  const { isi: _, status: __, jauh, ...told } = kirim;
  const isi = await listIsi(on, kirim.asal, kirim.no_kirim);
  const codes = isi.map((one) => one.kode_barcode);
  const stones = new Map(
    (await listBatuAsal(on, kirim, codes)).map((one) => [one.kode_berlian, one]),
  );
  const jalan = isi.filter((one) => one.hasil === 'JALAN');
  const { jenis } = await readMasterBatu(on, ctx);
  const padanan = await readPadanan(on, ctx.kode_toko, kirim.asal);
  const belum = [...new Set(jalan.map((one) => one.kode_dept))].filter(
    (dari) => petakanJenis(dari, padanan, jenis) === null,
  );
  const disebut = belum.map((dari) => ({ jenis: 'JENIS' as const, dari, persen: null }));
  const named = await (jauh ? namaJauh(on, kirim, disebut) : withNames(on, kirim.asal, disebut));
  return {
    ...told,
    batal_diminta: jauh && (await findJauh(on, kirim.asal, kirim.no_kirim))?.batal === 'BOLEH',
    sisa: isi.filter((one) => one.hasil !== 'TERIMA').length,
    barang: isi.map((one) => ({
      kode_berlian: one.kode_barcode,
      sifat: teksSifat(kept(stones, one.kode_barcode)),
      kode_dept: one.kode_dept,
      carat: one.carat ?? mg(0),
      butir: one.butir ?? 1,
      bersertifikat: one.no_sertifikat !== null,
      hasil: one.hasil,
      no_terima: one.no_terima,
    })),
    padanan: named.map(({ dari, nama }) => ({ dari, nama })),
  };
}

/** Nothing more comes of it: what is missing stays on its way until the sender settles it (D-42.6). */
export const selesaiKirimBerlian =
  (db: Database) =>
  async (tx: Tx, { params, body }: InputOf<typeof selesaiKirimBerlianEndpoint>, ctx: Ctx) => {
    const kirim = await holdKiriman(tx, params.no, ctx, 'BERLIAN');
    await nyatakanKurang(tx, db, kirim, body.alasan, ctx);
    return ceritakan(tx, { ...kirim, selesai: true }, ctx);
  };
