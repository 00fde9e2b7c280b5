import { randomBytes } from 'node:crypto';
import type { Database, Tx } from '#kit/server/database.ts';
import type { AnyInput, Route } from '#kit/server/routes.ts';
import { conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import { at } from '#kit/rules/refusal.ts';
import { daysBetween } from '#kit/rules/hari.ts';
import { sentence } from '#kit/rules/sentence.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import type { BodyOf, StoredOf, RowOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { holdToko } from '#areas/toko/server/antar/antar.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import {
  akunTempat,
  bukuBatalKirim,
  bukuKirim,
  hitungMenjadi,
  nomorReferensi,
  PANJANG_REFERENSI,
  periksaTempat,
  periksaTujuan,
  TIDAK_KIRIM,
} from '#areas/uang/rules/kirim.ts';
import { periksaKelipatan } from '#areas/uang/rules/pecahan.ts';
import { TIDAK_BAYAR } from '#areas/uang/rules/pembayaran.ts';
import { drawBukti } from '#areas/uang/server/kirim/bukti-kirim.ts';
import { isDisetujui } from '#areas/uang/server/kirim/jauh/disetujui.ts';
import {
  findPegang,
  findPusatJauh,
  findReferensi,
  isDijanjikan,
  lockUang,
} from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import { kabariBatal, kabariDikirim } from '#areas/uang/server/kirim/jauh/kabar-uang.ts';
import { jawabPusat, minta, tepati } from '#areas/uang/server/kirim/jauh/minta.ts';
import {
  findTokoKirim,
  lockKirimHari,
  isDiterima,
  isReferensiDipakai,
} from '#areas/uang/server/kirim/kirim.table.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Words = typeof kirimDocument.spec;
type Typed = BodyOf<Words, 'kirim'>;
type Tempat = { jenis: 'CASH' | 'TRANSFER'; no_rekening: string | null };

/** The drawer, unless an account is named that the shop has. */
export async function needTempat(
  tx: Tx,
  tempat: Tempat | null,
  field: string,
  { kode_toko }: Ctx,
): Promise<Tempat> {
  const { jenis, no_rekening } = tempat ?? { jenis: 'CASH', no_rekening: null };
  refuseIf(periksaTempat(jenis, no_rekening).map((one) => at(one, field)));
  if (no_rekening !== null) {
    const known = await readRekening(tx, kode_toko, [no_rekening]);
    refuseIf(known.has(no_rekening) ? [] : [{ ...TIDAK_BAYAR.REKENING_TIDAK_ADA, field }]);
  }
  return { jenis, no_rekening };
}

/** Money leaves for another shop: on its way from now on, found there by a number that cannot be guessed. */
const send = (db: Database) => async (tx: Tx, typed: Typed, ctx: Ctx) => {
  const { destination, tujuan, nominal, keterangan, no_reff } = typed;
  refuseIf(destination && tujuan && destination !== tujuan ? [TIDAK_KIRIM.TUJUAN_BEDA] : []);
  const kode = orRefuse(destination ?? tujuan, TIDAK_KIRIM.TUJUAN_KOSONG);
  const dari = orRefuse(await findTokoKirim(tx, ctx.kode_toko), TIDAK_KIRIM.TUJUAN_TIDAK_ADA);
  await holdToko(tx, kode);
  const toko = orRefuse(await findTokoKirim(tx, kode), TIDAK_KIRIM.TUJUAN_TIDAK_ADA);
  refuseIf(periksaTujuan(dari, toko));
  const tempat = await needTempat(tx, typed.dari, 'dari', ctx);
  if (tempat.jenis === 'CASH')
    refuseIf(
      periksaKelipatan(nominal, ctx.param(uangParam.PECAHAN_TERKECIL)).map((one) => ({
        ...one,
        field: 'nominal',
      })),
    );
  const batas = ctx.param(uangParam.BATAS_KIRIM_UANG);
  const menjadi_rp = hitungMenjadi(await lockKirimHari(tx, ctx), nominal, batas);
  const sender = typed.sender ?? (await findUser(tx, ctx.user_id))?.usere_name ?? ctx.user_id;
  return {
    head: {
      sender,
      tujuan: toko.kode_toko,
      nama_tujuan: toko.nama_toko,
      jumlah_rp: nominal,
      keterangan,
      no_reff,
      dari: tempat.jenis,
      no_rekening: tempat.no_rekening,
      nomor_referensi: await newReferensi(tx),
      hari_batal: null,
      menjadi_rp,
    },
    postings: bukuKirim(akunTempat(tempat.no_rekening), nominal),
    afterNumber: (nota_kirim: string) =>
      kabariDikirim(tx, db, { tujuan: toko.kode_toko, nota_kirim }, ctx),
  };
};

/** One that no other of the chain has; the table refuses one that two would take at once. */
async function newReferensi(tx: Tx): Promise<string> {
  for (;;) {
    const nomor = nomorReferensi(randomBytes(PANJANG_REFERENSI));
    if (!(await isReferensiDipakai(tx, nomor))) return nomor;
  }
}

/** Before it was received: to where it came from, in a set of its own day (D-41.7). */
const undo = (db: Database) => async (tx: Tx, row: RowOf<Words> & StoredOf<Words>, ctx: Ctx) => {
  const { nota_kirim, tujuan, no_rekening, jumlah_rp, tgl_system } = row;
  const uang = { asal: ctx.kode_toko, nota_kirim };
  await lockUang(tx, uang);
  conflictIf(await isDiterima(tx, ctx.kode_toko, nota_kirim), TIDAK_KIRIM.SUDAH_DITERIMA);
  conflictIf((await findPegang(tx, uang)) !== undefined, TIDAK_KIRIM.SEDANG_DIPROSES);
  // Its record is at head office: no person there receives it any more (D-43.5).
  const diPusat = (await findPusatJauh(tx)) !== undefined && !ctx.latihan;
  // Nothing was asked where the act has an approval to ask for first.
  if (diPusat && (await isDijanjikan(tx, ctx.op))) await jawabPusat(tx, ctx);
  const umur = daysBetween(tgl_system, ctx.hari);
  return {
    head: { hari_batal: ctx.hari },
    postings: bukuBatalKirim(akunTempat(no_rekening), jumlah_rp),
    isi: [{ label: 'Umur', nilai: sentence('{hari} hari', { hari: umur }) }],
    afterNumber: async () => {
      if (diPusat) await tepati(tx, ctx);
      await kabariBatal(tx, db, { tujuan, nota_kirim }, ctx);
    },
  };
};

/**
 * A branch on a server of its own asks head office before it takes money back: the record is there (D-43.5). A call
 * that comes to ask for its approval alone holds nothing: else one person keeps money held without a second one.
 */
const mintaBatal =
  (db: Database) =>
  async ({ params }: AnyInput, ctx: unknown): Promise<void> => {
    const pusat = await findPusatJauh(db);
    const own = ctx as Ctx;
    const disetujui = () => isDisetujui(db, uangEvents.BATAL_KIRIM_UANG, own);
    if (pusat === undefined || !(await disetujui())) return;
    const nota_kirim = (params as { no: string }).no;
    const nomor_referensi = await findReferensi(db, { asal: own.kode_toko, nota_kirim });
    if (nomor_referensi === undefined) return;
    const body = { id: own.op, nota_kirim, nomor_referensi };
    const asked = { method: 'POST', path: 'server/uang/batal', body };
    await minta(db, pusat, { jenis: 'BATAL', dokumen: nota_kirim }, asked, own);
  };

/** Everything that the server does with money that leaves for another shop. */
export const kirimServed = (db: Database): readonly Route[] => {
  const { routes } = serveDocument(kirimDocument, {
    makes: { kirim: send(db) },
    undo: undo(db),
    drawPaper: drawBukti,
  });
  return routes.map((route) =>
    route.endpoint.call === kirimDocument.cancel.call
      ? { ...route, before: mintaBatal(db) }
      : route,
  );
};
