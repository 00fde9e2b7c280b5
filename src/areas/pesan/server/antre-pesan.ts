import type { Tx } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { kept } from '#kit/rules/lists.ts';
import { bersihkan, isianKurang, isiPesan, type Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import { sifatPesan, type JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import { templatPesanBawaan } from '#areas/pesan/rules/templat-pesan.ts';
import {
  insertBanyak,
  insertPesan,
  type Pesan,
  type PesanBaru,
} from '#areas/pesan/server/pesan.table.ts';
import { findTemplat } from '#areas/pesan/server/templat.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

/** Who queues, in which shop: a person within an act, or the server by the clock. */
export type Pengantre = Pick<Ctx, 'kode_toko' | 'modul' | 'hari' | 'user_id' | 'op'>;

export type PesanDiminta = {
  readonly jenis: JenisPesan;
  /** The number that the document, the customer or the shop itself has; never one that was sent along. */
  readonly penerima: string | null;
  readonly nama: string;
  readonly kode_customer?: string | null;
  readonly no_dokumen?: string | null;
  readonly nilai: Nilai;
  /** Other words than those of the template: a promo has its own. */
  readonly templat?: string;
  readonly gambar?: string | null;
  /** What the message is about: under one key it is queued once. */
  readonly kunci: string;
};

/**
 * Puts a message into the outbox, inside the act that it tells of: both are kept or neither. Nothing is
 * sent here, so no document waits for a gateway (D-29.1). Without the module or a number there is none.
 */
export async function antrePesan(
  tx: Tx,
  diminta: PesanDiminta,
  ctx: Pengantre,
): Promise<Pesan | undefined> {
  const { jenis, penerima } = diminta;
  if (!ctx.modul(pesanModul.WHATSAPP_MODULE) || !penerima) return undefined;
  const templat = await readTemplat(tx, jenis, ctx);
  return insertPesan(tx, susunBaris(diminta, penerima, templat, ctx));
}

type Templat = Awaited<ReturnType<typeof readTemplat>>;

const susunBaris = (
  diminta: PesanDiminta,
  penerima: string,
  templat: Templat,
  ctx: Pengantre,
): PesanBaru => ({
  kode_toko: ctx.kode_toko,
  jenis: diminta.jenis,
  penerima,
  nama: diminta.nama,
  kode_customer: diminta.kode_customer ?? null,
  no_dokumen: diminta.no_dokumen ?? null,
  templat: diminta.templat ?? templat.isi,
  nama_cloud: templat.nama_cloud,
  nilai: bersihkan(diminta.nilai),
  gambar: diminta.gambar ?? null,
  kunci: diminta.kunci,
  jam: sifatPesan(diminta.jenis).jam,
  tgl_system: ctx.hari,
  input_by: ctx.user_id,
  op: ctx.op,
});

/** Many at once, as the clock asks for them; answers how many are new. */
export async function antreBanyak(
  tx: Tx,
  semua: readonly PesanDiminta[],
  ctx: Pengantre,
): Promise<number> {
  const jenisList = [...new Set(semua.map(({ jenis }) => jenis))];
  const templat = new Map<JenisPesan, Templat>();
  for (const jenis of jenisList) templat.set(jenis, await readTemplat(tx, jenis, ctx));
  const rows = semua.flatMap((one) =>
    one.penerima ? [susunBaris(one, one.penerima, kept(templat, one.jenis), ctx)] : [],
  );
  return insertBanyak(tx, rows);
}

/** The shop's words for a kind of message, else the product's: also where they leave out what guards a customer. */
const readTemplat = async (on: Sql, jenis: JenisPesan, { kode_toko }: Pick<Ctx, 'kode_toko'>) => {
  const milik = await findTemplat(on, kode_toko, jenis);
  if (milik && isianKurang(jenis, milik.isi).length === 0) return milik;
  return { jenis, isi: templatPesanBawaan(jenis), nama_cloud: null };
};

/** The message as it would go out (`template_wa`). */
export const susunPesan = async (
  on: Sql,
  jenis: JenisPesan,
  nilai: Nilai,
  ctx: Ctx,
): Promise<string> => isiPesan((await readTemplat(on, jenis, ctx)).isi, bersihkan(nilai));
