import { formatInt } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { GivenOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { tukarHadiahDocument } from '#areas/member/contract/tukar-hadiah.document.ts';
import { periksaHadiah, TIDAK_MEMBER } from '#areas/member/rules/hadiah.ts';
import { ambilLot } from '#areas/member/rules/poin.ts';
import { cariMember } from '#areas/member/server/cari-member.ts';
import { addHadiah, lockHadiah } from '#areas/member/server/hadiah.table.ts';
import { pindahPoin } from '#areas/member/server/pindah-poin.ts';
import { balikPoin, catatPoin, listTersisa } from '#areas/member/server/poin.table.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof tukarHadiahDocument.spec;

/**
 * A member takes gifts for points: the card is locked first, then the gift, so that two acts never wait for each other
 * (D-39.5).
 */
async function tukar(
  tx: Tx,
  { kode_customer, kode_hadiah, qty }: GivenOf<Words, 'tukar'>,
  ctx: Ctx,
) {
  const punya = await cariMember(tx, kode_customer);
  const satu = orRefuse(
    await lockHadiah(tx, ctx.kode_toko, kode_hadiah),
    TIDAK_MEMBER.HADIAH_TIDAK_ADA,
  );
  refuseIf(periksaHadiah(satu, qty, punya.poin));
  const poin = qty * satu.point;
  return {
    head: {
      kode_customer: punya.kode_customer,
      nama_customer: punya.nama,
      kode_hadiah: satu.kode_hadiah,
      nama_hadiah: satu.nama_hadiah,
      qty,
      poin,
      sisa_poin: punya.poin - poin,
    },
    postings: [],
    afterNumber: async (no: string) => {
      await addHadiah(tx, ctx.kode_toko, satu.kode_hadiah, -qty);
      const baris = {
        kode_customer: punya.kode_customer,
        jenis: 'TUKAR HADIAH' as const,
        poin: -poin,
        dasar_rp: rp(0),
        keterangan: satu.nama_hadiah,
        ambil: ambilLot(punya.lots, poin),
        beri: [],
      };
      await catatPoin(tx, [baris], no, ctx);
      await kabari(tx, punya, { no, poin }, ctx);
    },
  };
}

/** Whose points were spent hears of it, on the number of the card (reliability 12). */
async function kabari(
  tx: Tx,
  { kode_customer, nama, no_hp, poin: saldo }: Awaited<ReturnType<typeof cariMember>>,
  { no, poin }: { no: string; poin: number },
  ctx: Ctx,
): Promise<void> {
  await antrePesan(
    tx,
    {
      jenis: 'POIN_DIPAKAI',
      penerima: no_hp,
      nama,
      kode_customer,
      no_dokumen: no,
      kunci: `POIN_DIPAKAI/${no}`,
      nilai: {
        nama_toko: ctx.toko.nama_toko,
        nama_customer: nama || 'Bapak/Ibu',
        poin: formatInt(poin),
        sisa_poin: formatInt(saldo - poin),
        tanggal: formatHariPanjang(ctx.hari),
      },
    },
    ctx,
  );
}

/** The gift lies on the shelf again, the points are where they were. */
async function batal(tx: Tx, held: HeldOf<Words>, ctx: Ctx) {
  const { no_tukar_hadiah: no, kode_hadiah, qty } = held;
  return {
    afterNumber: async (no_batal: string) => {
      await balikPoin(tx, no, no_batal, ctx);
      for (const { kode_customer, ke } of await listTersisa(tx, ctx.kode_toko, no))
        await pindahPoin(tx, { dari: kode_customer, ke, keterangan: no_batal }, ctx);
      await addHadiah(tx, ctx.kode_toko, kode_hadiah, qty);
    },
  };
}

export const tukarHadiah = serveDocument(tukarHadiahDocument, { makes: { tukar }, undo: batal });
