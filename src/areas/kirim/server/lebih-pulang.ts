import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { fill } from '#kit/rules/refusal.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { kembaliLebihEndpoint, serahLebihEndpoint } from '#areas/kirim/contract/lebih.api.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { periksaLangkahLebih } from '#areas/kirim/rules/lebih.ts';
import { LEBIH_DISERAHKAN, LEBIH_KEMBALI } from '#areas/kirim/server/barang-sampai.ts';
import { isTokoJauh } from '#areas/kirim/server/jauh/jauh.table.ts';
import { lockKirimanSendiri, saveCatatan } from '#areas/kirim/server/kiriman.table.ts';
import { BERKODE, holdSampai, tellKiriman } from '#areas/kirim/server/kiriman-masuk.ts';
import { listLebih } from '#areas/kirim/server/lebih.table.ts';
import { pada } from '#areas/stock/server/kunci-barang.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Langkah = {
  readonly langkah: 'SERAH' | 'TIBA';
  readonly asal: string;
  readonly no_kirim: string;
  readonly kode_barcode: string;
  readonly keterangan: string | null;
  readonly pesan: { readonly ke: string; readonly jenis: string };
};

/** Goods beyond the list are handed to who takes them home; the sender hears of it (D-42.7). */
export const serahLebih =
  (db: Database) =>
  async (tx: Tx, { params, body }: InputOf<typeof serahLebihEndpoint>, ctx: Ctx) => {
    const kirim = await holdSampai(tx, params.no, ctx, BERKODE);
    const { asal, no_kirim } = kirim;
    const pesan = { ke: asal, jenis: LEBIH_DISERAHKAN };
    await step(tx, db, { ...body, langkah: 'SERAH', asal, no_kirim, pesan }, ctx);
    return tellKiriman(tx, kirim, ctx);
  };

/** The sender has it again: the scan is closed. It never left his stock, so that nothing is booked. */
export const kembaliLebih =
  (db: Database) =>
  async (tx: Tx, { params, body }: InputOf<typeof kembaliLebihEndpoint>, ctx: Ctx) => {
    const no_kirim = params.no.toUpperCase();
    const kirim = await lockKirimanSendiri(tx, ctx.kode_toko, no_kirim);
    if (!kirim) throw missing(TIDAK_KIRIMAN.NO_KIRIM_TIDAK_ADA);
    const pesan = { ke: kirim.tujuan, jenis: LEBIH_KEMBALI };
    const asal = ctx.kode_toko;
    await step(tx, db, { ...body, langkah: 'TIBA', asal, no_kirim, pesan }, ctx);
    return listLebih(tx, asal, no_kirim);
  };

async function step(tx: Tx, db: Database, { pesan, ...one }: Langkah, ctx: Ctx): Promise<void> {
  const { langkah, asal, no_kirim, kode_barcode } = one;
  const keterangan = one.keterangan ?? '';
  const lebih = (await listLebih(tx, asal, no_kirim)).find(
    (scan) => scan.kode_barcode === kode_barcode,
  );
  const { salah, sudah } = periksaLangkahLebih(lebih, langkah, { kode_barcode, no_kirim });
  refuseIf(salah);
  if (sudah) conflictIf(true, sudah);
  const row = { asal, no_kirim, kode_barcode, langkah, keterangan };
  await saveCatatan(tx, 'kiriman_lebih_pulang', row, ctx);
  const { hari: tgl_system, user_id: input_by } = ctx;
  const said = { kode_barcode, keterangan };
  const jauh = await isTokoJauh(tx, pesan.ke);
  const isi = jauh ? { ...said, tgl_system, input_by } : said;
  await kirimPesan(tx, db, { ...pesan, no_dokumen: no_kirim, isi }, ctx);
  tx.audit({
    tindakan: langkah === 'SERAH' ? 'SERAH_LEBIH' : 'KEMBALI_LEBIH',
    tabel: 'kiriman_lebih_pulang',
    kunci: no_kirim,
    sesudah: row,
  });
}

/** What lies at the other shop already is shipped after it by its scans, and by nothing else (D-42.7). */
export async function needLebih(
  tx: Tx,
  no_kirim: string,
  codes: readonly string[],
  tujuan: string,
  { kode_toko }: Ctx,
): Promise<void> {
  const first = await lockKirimanSendiri(tx, kode_toko, no_kirim);
  refuseIf(first?.tujuan === tujuan ? [] : [TIDAK_KIRIMAN.KIRIM_ASAL_TIDAK_ADA]);
  // A scan is sent after once, or goes home: a piece that came home since is shipped as any other.
  const open = (await listLebih(tx, kode_toko, no_kirim)).filter((one) => one.keadaan === 'BELUM');
  const lebih = new Set(open.map((one) => one.kode_barcode));
  refuseIf(
    codes.flatMap((kode_barcode, at) =>
      lebih.has(kode_barcode)
        ? []
        : [pada(fill(TIDAK_KIRIMAN.BUKAN_LEBIH, { kode_barcode, no_kirim }), 'barang', at)],
    ),
  );
}
