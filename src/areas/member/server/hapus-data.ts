import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, Problem } from '#kit/server/problem.ts';
import { TIDAK_CUSTOMER } from '#areas/customer/rules/customer.ts';
import { lockKartu, saveHapus } from '#areas/customer/server/gabung.table.ts';
import type { hapusDataEndpoint } from '#areas/member/contract/orang.api.ts';
import { TIDAK_GABUNG } from '#areas/member/rules/orang.ts';
import { pindahLot } from '#areas/member/rules/poin.ts';
import { findHalangan, listFotoIdentitas } from '#areas/member/server/orang.query.ts';
import { catatPoin, lockSatu } from '#areas/member/server/poin.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Writes down which pictures go out of the house; behind the act each is tried until it is gone. */
export type HapusFoto = (
  tx: Tx,
  paths: readonly string[],
  ctx: Pick<Ctx, 'kode_toko'>,
) => Promise<void>;

/**
 * Empties the card of a person who asks for it, with those that were joined to it, and takes the photos of his identity
 * away; figures and papers stay (D-39.8). Refused while anything between him and the chain lives, and for five years
 * after a day of report 108.
 */
export const hapusData =
  (hapusFoto: HapusFoto) =>
  async (
    tx: Tx,
    { params, body }: InputOf<typeof hapusDataEndpoint>,
    ctx: Ctx,
  ): Promise<AnswerOf<typeof hapusDataEndpoint>> => {
    if (ctx.level !== 'OWN')
      throw new Problem(403, 'TIDAK_BERHAK', TIDAK_GABUNG.HANYA_OWNER.message);
    const { kode_customer } = params;
    const [kartu] = await lockKartu(tx, [kode_customer]);
    if (!kartu || kartu.kode_gabung) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
    conflictIf(kartu.tgl_hapus !== null, TIDAK_GABUNG.DATA_SUDAH_DIHAPUS);
    const { hidup, besar } = await findHalangan(tx, kode_customer, {
      shop: ctx.kode_toko,
      hari: ctx.hari,
    });
    conflictIf(
      hidup.length > 0,
      fill(TIDAK_GABUNG.MASIH_BERJALAN, { apa: hidup.slice(0, 5).join(', ') }),
    );
    conflictIf(
      besar !== null,
      fill(TIDAK_GABUNG.MASIH_DILAPORKAN, { tgl: besar ? formatHariPanjang(besar) : '' }),
    );
    await habiskanPoin(tx, kode_customer, ctx);
    await hapusFoto(tx, await listFotoIdentitas(tx, kode_customer), ctx);
    await saveHapus(tx, kode_customer, ctx.hari, ctx);
    // What was erased is not told in the record of the act.
    tx.audit({
      tindakan: 'HAPUS_DATA',
      tabel: 'customer',
      kunci: kode_customer,
      sesudah: { alasan: body.alasan },
    });
    return { kode_customer, nama: 'CUSTOMER DIHAPUS' };
  };

/** The card of an erased person keeps no points, neither had nor owed. */
async function habiskanPoin(tx: Tx, kode_customer: string, ctx: Ctx): Promise<void> {
  const { poin, lots } = await lockSatu(tx, kode_customer);
  if (poin === 0) return;
  const kini = { kode_toko: ctx.kode_toko, tgl: ctx.hari };
  const baris = {
    kode_customer,
    jenis: 'KOREKSI' as const,
    poin: -poin,
    dasar_rp: rp(0),
    keterangan: 'Data dihapus',
    ...pindahLot(lots, poin, kini).dari,
  };
  await catatPoin(tx, [baris], null, ctx);
}
