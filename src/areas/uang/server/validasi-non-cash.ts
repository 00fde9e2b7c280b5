import { formatHariPanjang } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import { said } from '#kit/rules/sentence.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { BodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { isSatuOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import {
  bedaDariHarap,
  bukuCair,
  jumlahkanCair,
  kunciBayar,
  periksaCair,
  susunCair,
  TIDAK_CAIR,
  type Cair,
} from '#areas/uang/rules/non-cash.ts';
import {
  adaBatal,
  listDibeliKembali,
  listPayments,
  readMenunggu,
  releasePayments,
  savePayments,
  type Waiting,
} from '#areas/uang/server/non-cash.table.ts';

type Words = typeof nonCashDocument.spec;
type Held = HeldOf<Words>;

/** Card and transfer money found on the bank's statement: from `kartu` to the account, its fee as cost. */
async function make(tx: Tx, typed: BodyOf<Words, 'cair'>, ctx: Ctx) {
  const { kode_toko, hari } = ctx;
  const { tgl_cair } = typed;
  const waiting = await readMenunggu(tx, kode_toko, typed.baris);
  refuseIf(periksaCair(typed.baris, waiting, tgl_cair, hari));
  refuseIf(await periksaPenerima(tx, typed.baris, waiting, ctx));
  const settled = susunCair(typed.baris, waiting);
  const other = settled.filter(bedaDariHarap);
  const keterangan = typed.keterangan ?? '';
  return {
    head: { tgl_cair, keterangan, jumlah_baris: settled.length, ...jumlahkanCair(settled) },
    parts: {
      baris: settled.map(({ marketplace: _, diretur: _retur, input_by: _oleh, ...one }) => ({
        ...one,
        dana_masuk: minus(one.jumlah_gesek_rp, one.biaya_bank),
      })),
    },
    postings: bukuCair(settled),
    note: keterangan || `Cair ${formatHariPanjang(tgl_cair)}`,
    asks: other.length > 0 ? [askForFees(other)] : [],
    afterPosting: async () => {
      const documents = settled.map((one) => one.no_dokumen);
      conflictIf(await adaBatal(tx, kode_toko, documents), TIDAK_CAIR.DOKUMEN_BATAL);
    },
  };
}

/**
 * Who took a payment says that the customer paid by card or transfer, and may have kept his cash: that the bank has it
 * is below the owner another person's word (D-28.1, decision 1294).
 */
async function periksaPenerima(
  tx: Tx,
  diminta: BodyOf<Words, 'cair'>['baris'],
  waiting: ReadonlyMap<string, Waiting>,
  { user_id, level }: Ctx,
): Promise<Refusal[]> {
  if (level === 'OWN') return [];
  const diterima = diminta.map((one) => waiting.get(kunciBayar(one)));
  const masuk = diterima.filter((one) => one !== undefined && one.jumlah_gesek_rp > 0);
  const sendiri = new Set<string>();
  for (const input_by of new Set(masuk.map((one) => one?.input_by ?? '')))
    if (await isSatuOrang(tx, user_id, input_by)) sendiri.add(input_by);
  return diminta.flatMap(({ no_dokumen }, index) => {
    const one = diterima[index];
    return one && one.jumlah_gesek_rp > 0 && sendiri.has(one.input_by)
      ? [at(fill(TIDAK_CAIR.CAIR_SENDIRI, { no_dokumen }), 'baris', index)]
      : [];
  });
}

/** More than the percent was kept, or more was paid than was charged: the owner sees by how much, line by line. */
const askForFees = (other: readonly Cair[]): Tuntutan => ({
  event: uangEvents.NON_CASH_SELISIH,
  ringkasan: said('Uang non cash masuk berbeda dari nota'),
  angka: other.flatMap((one) => [
    { label: `${one.no_dokumen} ${one.kode_bank}`, nilai: formatRupiah(one.jumlah_gesek_rp) },
    { label: 'Biaya menurut rekening', nilai: formatRupiah(one.biaya_harap) },
    ...(one.fee_mp === null || one.ongkir === null
      ? []
      : [
          { label: 'Biaya Marketplace', nilai: formatRupiah(one.fee_mp) },
          { label: 'Ongkir', nilai: formatRupiah(one.ongkir) },
        ]),
    { label: 'Masuk', nilai: formatRupiah(minus(one.jumlah_gesek_rp, one.biaya_bank)) },
  ]),
});

/**
 * The payments wait again. Gold of an order that was bought back was paid because the money of the order had come
 * (D-48.3): that it had not, or came otherwise, an owner agrees to, who reads both.
 */
async function undo(tx: Tx, { no_validasi }: Held, { kode_toko }: Ctx) {
  const dibeli = await listDibeliKembali(tx, kode_toko, no_validasi);
  return {
    ...(dibeli.length > 0 && { penyetuju: 'OWN' as const }),
    angka: dibeli.map(({ no_dokumen, dijual, no_faktur_beli, dibayar }) => {
      const beli = dibayar === null ? '-' : formatRupiah(dibayar);
      return {
        label: 'Dibeli kembali',
        nilai: `${no_dokumen} ${formatRupiah(dijual)}, ${no_faktur_beli} ${beli}`,
      };
    }),
    afterNumber: async () => {
      await releasePayments(tx, kode_toko, no_validasi);
    },
  };
}

/** Its payments, what the bank kept of them, and what arrived. */
async function pairs(on: Sql, held: Held, { kode_toko }: Ctx) {
  const payments = await listPayments(on, kode_toko, held.no_validasi);
  const note: [string, string][] = held.keterangan ? [['Keterangan', held.keterangan]] : [];
  const isi: [string, string][] = [
    ['Tanggal cair', formatHariPanjang(held.tgl_cair)],
    ...note,
    ...payments.map(({ no_dokumen, kode_bank, jumlah_gesek_rp }): [string, string] => [
      no_dokumen,
      `${kode_bank} ${formatRupiah(jumlah_gesek_rp)}`,
    ]),
    ['Jumlah gesek', formatRupiah(held.jumlah_gesek_rp)],
    ['Biaya bank', formatRupiah(held.biaya_bank)],
  ];
  return { isi };
}

export const nonCash = serveDocument(nonCashDocument, {
  makes: { cair: make },
  parts: { baris: { read: listPayments, write: savePayments } },
  undo,
  paperExtras: pairs,
});
