import type { BodyOf } from '#kit/contract/endpoint.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { limiter } from '#kit/server/limiter.ts';
import { conflictIf, missing, Problem } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  Diceritakan,
  pegangBatalServer,
  pegangTerimaServer,
} from '#areas/uang/contract/kirim-server.api.ts';
import { isSatuOrangHp, TIDAK_KIRIM } from '#areas/uang/rules/kirim.ts';
import {
  countPegang,
  findStatusJauh,
  isLain,
  lockUang,
  savePegang,
} from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import {
  findHpUser,
  findKiriman,
  findTerima,
  lockKiriman,
  type Kiriman,
} from '#areas/uang/server/kirim/kirim.table.ts';
import { asTold } from '#areas/uang/server/kirim/told.ts';

type MintaBatal = BodyOf<typeof pegangBatalServer>;

/** A server asks for all of its people: more misses than one person has, and fewer than any guessing needs. */
const salah = limiter({ most: 100, seconds: 600 });

function found(kiriman: Kiriman | undefined, pengirim: string): Kiriman {
  if (kiriman) return kiriman;
  salah(pengirim);
  throw missing(TIDAK_KIRIM.TERIMA_TIDAK_ADA);
}

const cerita = (kiriman: Kiriman, sendiri: boolean): Diceritakan => ({
  kiriman: asTold(kiriman),
  nama_tujuan: kiriman.nama_tujuan,
  input_date: kiriman.input_date,
  sendiri,
});

/** What was sent from here to the branch that asks, under a number (D-43.5). */
export async function cariUntukCabang(
  on: Sql,
  { params }: { params: { nomor_referensi: string } },
  { pengirim = '' }: Ctx,
): Promise<Diceritakan> {
  salah.full(pengirim);
  return cerita(found(await findKiriman(on, params.nomor_referensi, pengirim), pengirim), false);
}

/**
 * The branch is about to receive it: it is held for that until the message of the receipt, or of its end. Asked again
 * by another act it is held for both. Of money that was received already the receipt is answered: the branch
 * compares it with its own book.
 */
export const pegangTerima =
  (db: Database) =>
  async (_: Sql, { body }: { body: BodyOf<typeof pegangTerimaServer> }, ctx: Ctx) => {
    const { pengirim = '' } = ctx;
    salah.full(pengirim);
    return db.begin(async (tx) => {
      const kiriman = found(await lockKiriman(tx, body.nomor_referensi, pengirim), pengirim);
      if (kiriman.no_terima === null)
        await pegang(tx, { ...kiriman, jenis: 'TERIMA', id: body.id }, ctx);
      const { user_id, hp } = body.penerima;
      const penerima = { user_id, hp: hp ?? (await findHpUser(tx, user_id)) };
      return cerita(kiriman, isSatuOrangHp(kiriman, penerima));
    });
  };

/**
 * The branch is about to cancel its own money: from here on no shop receives it, unless one has. What no message has
 * said yet is asked for again behind it; of a cancelled one there is nothing to hold. Of a bag whose number of a
 * document is another bag's here nothing was received, nor ever will be (decision 1231).
 */
export const pegangBatal =
  (db: Database) =>
  async (_: Sql, { body }: { body: MintaBatal }, ctx: Ctx) =>
    db.begin(async (tx) => {
      const uang = { asal: ctx.pengirim ?? '', nota_kirim: body.nota_kirim };
      await lockUang(tx, uang);
      const { nomor_referensi } = body;
      if (await isLain(tx, { ...uang, nomor_referensi })) return batalLain(tx, body, ctx);
      const terima = await findTerima(tx, uang.asal, uang.nota_kirim);
      conflictIf(terima !== undefined, TIDAK_KIRIM.SUDAH_DITERIMA, terima);
      const status = await findStatusJauh(tx, { ...uang, nomor_referensi });
      conflictIf(status === undefined, TIDAK_KIRIM.SEDANG_DIPROSES);
      if (status === 'OPEN') await pegang(tx, { ...uang, jenis: 'BATAL', id: body.id }, ctx);
      return { nota_kirim: body.nota_kirim };
    });

async function batalLain(tx: Tx, { nota_kirim, nomor_referensi }: MintaBatal, ctx: Ctx) {
  const { kode_toko, op, user_id, ip, pengirim: asal } = ctx;
  const act = { tindakan: 'BATAL_UANG_LAIN', tabel: 'kirim_uang', kunci: nota_kirim };
  const sesudah = { asal, nomor_referensi };
  await recordAside(tx, { kode_toko, op, user_id, ip, ...act, sesudah });
  return { nota_kirim };
}

type Dipegang = {
  readonly asal: string;
  readonly nota_kirim: string;
  readonly jenis: 'TERIMA' | 'BATAL';
  readonly id: string;
};

/** More than the people of a shop have under way at one time. */
const PEGANG_PALING_BANYAK = 100;

async function pegang(tx: Tx, { asal, nota_kirim, jenis, id }: Dipegang, ctx: Ctx): Promise<void> {
  const { kode_toko, op, user_id, ip, pengirim: oleh = '' } = ctx;
  const jadi = await savePegang(tx, { asal, nota_kirim, jenis, id, oleh });
  conflictIf(jadi === 'TIDAK', TIDAK_KIRIM.SEDANG_DIPROSES);
  if (jadi === 'LAMA') return;
  const { code, message } = TIDAK_KIRIM.PEGANG_PENUH;
  if ((await countPegang(tx, oleh)) > PEGANG_PALING_BANYAK) throw new Problem(429, code, message);
  const act = { tindakan: 'PEGANG_UANG', tabel: 'kirim_uang', kunci: nota_kirim };
  await recordAside(tx, { kode_toko, op, user_id, ip, ...act, sesudah: { asal, oleh, jenis } });
}
