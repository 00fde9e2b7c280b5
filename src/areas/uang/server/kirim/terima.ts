import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { conflictIf, Problem, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { KirimanMasuk, terimaUangEndpoint } from '#areas/uang/contract/kirim.api.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import {
  akunTempat,
  bukuTerima,
  periksaKantong,
  selisihTerima,
  TIDAK_KIRIM,
} from '#areas/uang/rules/kirim.ts';
import { periksaKelipatan } from '#areas/uang/rules/pecahan.ts';
import {
  findHpUser,
  findKiriman,
  findSelisihTerima,
  lockKiriman,
  saveTerima,
  type Kiriman,
} from '#areas/uang/server/kirim/kirim.table.ts';
import {
  findPegang,
  findPusatJauh,
  isDijanjikan,
  saveDikirim,
} from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import { kabariTercatat } from '#areas/uang/server/kirim/jauh/kabar-uang.ts';
import {
  bacaPusat,
  jawabPusat,
  minta,
  tanyaPusat,
  tepati,
} from '#areas/uang/server/kirim/jauh/minta.ts';
import {
  found,
  isSalahPenuh,
  jagaSalah,
  tanyaDihitung,
  tidakAda,
} from '#areas/uang/server/kirim/salah.ts';
import { asTold } from '#areas/uang/server/kirim/told.ts';
import { diceritakanPusat, type Diceritakan } from '#areas/uang/contract/kirim-server.api.ts';
import { needTempat } from '#areas/uang/server/kirim/kirim.ts';
import { UANG_DITERIMA } from '#areas/uang/server/kirim/sampai.ts';

type Nomor = { params: { nomor_referensi: string } };
type Given = InputOf<typeof terimaUangEndpoint>;

const asTyped = ({ nomor_referensi }: Nomor['params']): string =>
  nomor_referensi.replaceAll(/[\s-]/g, '').toUpperCase();

/** What was sent to this shop under a number, before anything is counted. */
export const cariKiriman =
  (db: Database) =>
  async (on: Sql, { params }: Nomor, ctx: Ctx): Promise<KirimanMasuk> => {
    jagaSalah(ctx);
    const nomor = asTyped(params);
    const disini = await findKiriman(on, nomor, ctx.kode_toko);
    const pusat = await findPusatJauh(on);
    // What was counted here is known here, with the line or without.
    if (pusat === undefined || (disini && disini.no_terima !== null))
      return asTold(found(disini, ctx));
    if (!isReferensi(nomor)) return found<KirimanMasuk>(undefined, ctx);
    const told = await cariDiPusat(db, pusat, nomor, ctx);
    if (!told) throw tidakAda();
    return told.kiriman;
  };

/** Counted and taken in, once; a bag that is short or over needs somebody's word (D-41.5). */
export const terimaUang =
  (db: Database) =>
  async (tx: Tx, { params, body }: Given, ctx: Ctx): Promise<KirimanMasuk> => {
    const nomor = asTyped(params);
    const pusat = await findPusatJauh(tx);
    // Where head office was asked in this act, his limit was looked at before.
    if (pusat === undefined || !(await isDijanjikan(tx, ctx.op))) jagaSalah(ctx);
    if (pusat !== undefined) await bawaDariPusat(tx, db, { pusat, nomor }, ctx);
    const kiriman = found(await lockKiriman(tx, nomor, ctx.kode_toko), ctx);
    const { terima_by, tgl_terima, waktu_terima } = kiriman;
    conflictIf(kiriman.no_terima !== null, TIDAK_KIRIM.SUDAH_DITERIMA, {
      terima_by,
      tgl_terima,
      waktu_terima,
    });
    conflictIf((await findPegang(tx, kiriman)) !== undefined, TIDAK_KIRIM.SEDANG_DIPROSES);
    const { user_id } = ctx;
    const penerima = { user_id, hp: await findHpUser(tx, user_id) };
    refuseIf(periksaKantong(kiriman, body.ke?.jenis ?? 'CASH', penerima));
    const tempat = await needTempat(tx, body.ke, 'ke', ctx);
    const jumlah = body.jumlah_diterima ?? kiriman.jumlah_rp;
    if (tempat.jenis === 'CASH') refuseIf(kelipatan(jumlah, kiriman.jumlah_rp, ctx));
    if (jumlah !== kiriman.jumlah_rp)
      await perluOtorisasi(tx, ctx, [await askSelisih(tx, kiriman, jumlah, ctx)]);
    if (pusat !== undefined && !ctx.latihan) await tepati(tx, ctx);
    return take(tx, db, { ...kiriman, jumlah, ...tempat }, ctx);
  };

/**
 * A branch on a server of its own asks head office to hold it, before the act begins (D-43.5). A person whose numbers
 * are used up asks nothing there, nor does he who asks more at one moment than he has left.
 */
export const mintaTerima =
  (db: Database) =>
  async ({ params }: Given, ctx: Ctx): Promise<void> => {
    // The act refuses it, behind the answer that was kept under its key.
    if (isSalahPenuh(ctx)) return;
    const pusat = await findPusatJauh(db);
    const nomor_referensi = asTyped(params);
    if (pusat === undefined || !isReferensi(nomor_referensi)) return;
    const { user_id } = ctx;
    const penerima = { user_id, hp: await findHpUser(db, user_id) };
    const body = { id: ctx.op, penerima, nomor_referensi };
    const asked = { method: 'POST', path: 'server/uang/terima', body };
    const janji = { jenis: 'TERIMA', dokumen: nomor_referensi } as const;
    const tanya = () => minta(db, pusat, janji, asked, ctx);
    await tanyaDihitung(ctx, tanya, ({ tolak }) => tolak?.status === 404);
  };

type DiPusat = { readonly pusat: string; readonly nomor: string };

/**
 * What head office told of it is kept here, as what is on its way to this shop. What was counted here before stays what
 * it is: no other answer of head office makes it be counted again.
 */
async function bawaDariPusat(tx: Tx, db: Database, { pusat, nomor }: DiPusat, ctx: Ctx) {
  const disini = await findKiriman(tx, nomor, ctx.kode_toko);
  if (disini && disini.no_terima !== null) return;
  const told = isReferensi(nomor)
    ? ctx.latihan
      ? await cariDiPusat(db, pusat, nomor, ctx)
      : await jawabTerima(tx, ctx)
    : undefined;
  // What head office does not know was counted where it was asked.
  if (!told && isReferensi(nomor)) throw tidakAda();
  const { kiriman, sendiri, nama_tujuan, input_date } = found(told, ctx);
  const { terima, status: _, nama_asal: __, ...isi } = kiriman;
  if (
    kiriman.tujuan !== ctx.kode_toko ||
    kiriman.asal !== pusat ||
    kiriman.nomor_referensi !== nomor
  )
    throw tidakAda();
  conflictIf(terima !== null, TIDAK_KIRIM.SUDAH_DITERIMA, {
    terima_by: terima?.terima_by,
    tgl_terima: terima?.tgl_terima,
    waktu_terima: terima?.waktu_terima,
  });
  refuseIf(sendiri && kiriman.dari === 'CASH' ? [TIDAK_KIRIM.KANTONG_SENDIRI] : []);
  const row = { ...isi, nama_tujuan, input_date, hp_pengirim: null };
  conflictIf(!(await saveDikirim(tx, row)), TIDAK_KIRIM.SUDAH_DITERIMA);
}

const isReferensi = (nomor: string): boolean => /^[A-HJ-NP-Z2-9]{8}$/.test(nomor);

/** Nothing where head office knows no such number for this shop. */
function cariDiPusat(
  db: Database,
  pusat: string,
  nomor: string,
  ctx: Ctx,
): Promise<Diceritakan | undefined> {
  const asked = { method: 'GET', path: `server/uang/${nomor}` };
  const tanya = () => orNothing(tanyaPusat(db, { dari: ctx.kode_toko, pusat }, asked));
  return tanyaDihitung(ctx, tanya, (told) => told === undefined);
}

const jawabTerima = (tx: Tx, ctx: Ctx): Promise<Diceritakan | undefined> =>
  orNothing(jawabPusat(tx, ctx));

async function orNothing(told: Promise<unknown>): Promise<Diceritakan | undefined> {
  try {
    return bacaPusat(diceritakanPusat, await told);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}

/** What a person counted is a multiple of the coin; what another shop sent by its own coins comes as it is. */
const kelipatan = (jumlah: Rupiah, kirim: Rupiah, { param }: Ctx) =>
  jumlah === kirim
    ? []
    : periksaKelipatan(jumlah, param(uangParam.PECAHAN_TERKECIL)).map((one) => ({
        ...one,
        field: 'jumlah_diterima',
      }));

async function askSelisih(
  tx: Tx,
  { nota_kirim, nama_asal, sender, jumlah_rp }: Kiriman,
  jumlah: Rupiah,
  ctx: Ctx,
): Promise<Tuntutan> {
  const dulu = await findSelisihTerima(tx, ctx.kode_toko, ctx.user_id);
  const selisih = selisihTerima(jumlah_rp, jumlah);
  return {
    event: uangEvents.SELISIH_KAS,
    ringkasan: sentence('Uang kiriman {nota} berbeda {selisih}', {
      nota: nota_kirim,
      selisih: formatRupiah(selisih),
    }),
    angka: [
      { label: 'Menurut buku', nilai: formatRupiah(jumlah_rp) },
      { label: 'Terhitung', nilai: formatRupiah(jumlah) },
      { label: 'Selisih', nilai: formatRupiah(selisih) },
      { label: 'Toko Asal', nilai: nama_asal },
      { label: 'Pengirim', nilai: sender },
      {
        label: 'Selisih kiriman 30 hari',
        nilai: sentence('{kali} kali, {jumlah}', {
          kali: dulu.kali,
          jumlah: formatRupiah(dulu.jumlah),
        }),
      },
    ],
  };
}

type Taken = Pick<
  Kiriman,
  'asal' | 'nota_kirim' | 'nomor_referensi' | 'sender' | 'keterangan' | 'jumlah_rp'
> & {
  readonly jumlah: Rupiah;
  readonly jenis: 'CASH' | 'TRANSFER';
  readonly no_rekening: string | null;
};

async function take(tx: Tx, db: Database, of: Taken, ctx: Ctx): Promise<KirimanMasuk> {
  const { asal, nota_kirim, nomor_referensi, sender, keterangan, jumlah_rp, jumlah } = of;
  const { jenis: ke, no_rekening } = of;
  const { kode_toko, hari, user_id, op } = ctx;
  const no_terima = await takeNomor(tx, kode_toko, 'TU', hari);
  const isi = { asal, nota_kirim, nomor_referensi, sender, keterangan, jumlah_rp };
  const row = { ...isi, no_terima, jumlah_diterima: jumlah, ke, no_rekening };
  await saveTerima(tx, {
    ...row,
    kode_toko,
    tgl_system: hari,
    status: 'DONE',
    input_by: user_id,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
    op,
  });
  await catatBuku(
    tx,
    {
      no_bukti: no_terima,
      kode_transaksi: 'TERIMA_UANG',
      keterangan,
      baris: bukuTerima(akunTempat(no_rekening), asal, jumlah_rp, jumlah),
    },
    ctx,
  );
  await kabariTercatat(tx, db, { asal, nota_kirim, no_terima }, ctx);
  await kirimPesan(
    tx,
    db,
    { ke: asal, jenis: UANG_DITERIMA, no_dokumen: nota_kirim, isi: { no_terima, nomor_referensi } },
    ctx,
  );
  tx.audit({ tindakan: 'TERIMA_UANG', tabel: 'terima_uang', kunci: no_terima, sesudah: row });
  return asTold(found(await findKiriman(tx, nomor_referensi, kode_toko), ctx));
}
