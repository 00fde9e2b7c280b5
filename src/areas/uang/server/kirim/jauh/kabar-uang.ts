import * as z from 'zod/mini';
import { mustDayText } from '#kit/contract/paging.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { isPusat } from '#areas/toko/server/antar/antar.table.ts';
import { kirimPesan, terapkanDengan, type CtxServer } from '#areas/toko/server/antar/pesan-toko.ts';
import { endTertahanIsi, type PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  endJauh,
  endPegang,
  isJauh,
  isLain,
  lepasPegang,
  lockUang,
  readDikirim,
  readTercatat,
  saveDikirim,
  saveTercatat,
  type Dikirimkan,
  type Tercatat,
} from '#areas/uang/server/kirim/jauh/jauh.table.ts';

/** Of money that left for a shop on another server. */
const UANG_DIKIRIM = 'UANG_DIKIRIM';
/** Of money that its sender took back. */
const UANG_BATAL = 'UANG_BATAL';
/** Of what was counted there; the sender's half of the book follows by another message (D-41.6). */
const UANG_TERCATAT = 'UANG_TERCATAT';
/** Of what was asked for and never done. */
export const UANG_LEPAS = 'UANG_LEPAS';

const TEXT = z.string().check(z.maxLength(200));
const DAY = mustDayText;
const RUPIAH = z.int().check(z.nonnegative());
const REFERENSI = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{8}$/));
const PLACE = z.enum(['CASH', 'TRANSFER']);
const DIKIRIM = z.object({
  nama_tujuan: TEXT,
  nomor_referensi: z.nullable(REFERENSI),
  tgl_system: DAY,
  input_date: z.iso.datetime(),
  sender: TEXT,
  input_by: TEXT,
  hp_pengirim: z.nullable(TEXT),
  jumlah_rp: RUPIAH.check(z.positive()),
  keterangan: TEXT,
  no_reff: z.nullable(TEXT),
  dari: PLACE,
});
const BATAL = z.object({ nomor_referensi: REFERENSI });
const TERCATAT = z.object({
  no_terima: TEXT,
  nomor_referensi: REFERENSI,
  tgl_system: DAY,
  input_date: z.iso.datetime(),
  jumlah_rp: RUPIAH,
  jumlah_diterima: RUPIAH,
  ke: PLACE,
  no_rekening: z.nullable(TEXT),
  input_by: TEXT,
});

/** Where the other shop is on this server, both read the same rows, and no message goes. */
async function kabari(
  tx: Tx,
  db: Database,
  pesan: { readonly ke: string; readonly jenis: string; readonly no_dokumen: string },
  isi: () => Promise<object>,
  ctx: Pick<Ctx, 'kode_toko' | 'op'>,
): Promise<void> {
  if (!(await isJauh(tx, pesan.ke))) return;
  await kirimPesan(tx, db, { ...pesan, isi: await isi() }, ctx);
}

type Uang = { readonly tujuan: string; readonly nota_kirim: string };

/**
 * A branch hears of money on its way to it, and of no number to look it up by, nor of the telephone of who sent it:
 * both are head office's to compare.
 */
export const kabariDikirim = (tx: Tx, db: Database, uang: Uang, ctx: Ctx): Promise<void> =>
  kabari(
    tx,
    db,
    { ke: uang.tujuan, jenis: UANG_DIKIRIM, no_dokumen: uang.nota_kirim },
    async () => {
      const {
        asal: _,
        nota_kirim: __,
        tujuan: ___,
        ...isi
      } = await readDikirim(tx, ctx.kode_toko, uang.nota_kirim);
      const pusat = ctx.toko.jenis === 'PUSAT';
      return pusat ? { ...isi, nomor_referensi: null, hp_pengirim: null } : isi;
    },
    ctx,
  );

export const kabariBatal = (tx: Tx, db: Database, uang: Uang, ctx: Ctx): Promise<void> =>
  kabari(
    tx,
    db,
    { ke: uang.tujuan, jenis: UANG_BATAL, no_dokumen: uang.nota_kirim },
    async () => {
      const { nomor_referensi } = await readDikirim(tx, ctx.kode_toko, uang.nota_kirim);
      return { nomor_referensi };
    },
    ctx,
  );

type Terima = { readonly asal: string; readonly nota_kirim: string; readonly no_terima: string };

export const kabariTercatat = (tx: Tx, db: Database, of: Terima, ctx: Ctx): Promise<void> =>
  kabari(
    tx,
    db,
    { ke: of.asal, jenis: UANG_TERCATAT, no_dokumen: of.nota_kirim },
    () => readTercatat(tx, ctx.kode_toko, of.no_terima),
    ctx,
  );

const uangOf = ({ dari, no_dokumen }: PesanToko) => ({ asal: dari, nota_kirim: no_dokumen });

const segera = { segera: true } as const;

terapkanDengan(
  UANG_DIKIRIM,
  async (tx, pesan, { toko }: CtxServer) => {
    const isi = DIKIRIM.parse(pesan.isi);
    const uang = uangOf(pesan);
    // A branch sends to head office, head office to a branch, each by numbers of its own (D-41.3).
    const rute = (toko.jenis === 'PUSAT') !== (await isPusat(tx, pesan.dari));
    if (!rute || !pesan.no_dokumen.startsWith(`KU${pesan.dari}`))
      throw new Error(`${pesan.dari} sends no ${pesan.no_dokumen} here`);
    const row = { ...isi, ...uang, tujuan: pesan.ke } as Dikirimkan;
    if (!(await saveDikirim(tx, row))) throw new Error(`${pesan.no_dokumen} is known otherwise`);
    catat(tx, UANG_DIKIRIM, pesan);
  },
  segera,
);

terapkanDengan(
  UANG_BATAL,
  async (tx, pesan) => {
    const uang = uangOf(pesan);
    const { nomor_referensi } = BATAL.parse(pesan.isi);
    await lockUang(tx, uang);
    if (await isLain(tx, { ...uang, nomor_referensi })) {
      // What told of that bag is held, because its number is another one's here: it waits for nothing any more.
      await endTertahanIsi(tx, { ...pesan, jenis: UANG_DIKIRIM }, { nomor_referensi });
    } else {
      if ((await endJauh(tx, uang, nomor_referensi)) === 0)
        throw new Error(`${pesan.no_dokumen} was received here, or never told`);
      await endPegang(tx, uang);
    }
    catat(tx, UANG_BATAL, pesan);
  },
  segera,
);

terapkanDengan(
  UANG_TERCATAT,
  async (tx, pesan) => {
    // Its document is here: who takes it back, and who asks to hold it, hold that row.
    const uang = { asal: pesan.ke, nota_kirim: pesan.no_dokumen };
    const row = TERCATAT.parse(pesan.isi) as Tercatat;
    if (!(await saveTercatat(tx, pesan.dari, uang, row)))
      throw new Error(`${pesan.no_dokumen} is not on its way to ${pesan.dari}`);
    await endPegang(tx, uang);
    catat(tx, UANG_TERCATAT, pesan);
  },
  segera,
);

terapkanDengan(
  UANG_LEPAS,
  async (tx, pesan) => {
    const { id } = z.object({ id: z.uuid() }).parse(pesan.isi);
    await lepasPegang(tx, pesan.dari, id);
    catat(tx, UANG_LEPAS, pesan);
  },
  segera,
);

const catat = (tx: Tx, tindakan: string, { dari, no_dokumen, isi }: PesanToko): void =>
  tx.audit({ tindakan, tabel: 'kirim_uang', kunci: no_dokumen, sesudah: { dari, isi } });
