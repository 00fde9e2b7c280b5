import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  KirimanDicari,
  KirimanMasuk,
  terimaUangEndpoint,
} from '#areas/uang/contract/kirim.api.ts';
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
} from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import { kabariTercatat } from '#areas/uang/server/kirim/jauh/kabar-uang.ts';
import { minta, tepati } from '#areas/uang/server/kirim/jauh/minta.ts';
import { askUlang, needSama, tempatDulu } from '#areas/uang/server/kirim/jauh/catat-ulang.ts';
import {
  bawaDariPusat,
  cariDiPusat,
  isBelumDisetujui,
  isReferensi,
  type Dulu,
} from '#areas/uang/server/kirim/jauh/dari-pusat.ts';
import {
  found,
  isSalahPenuh,
  jagaSalah,
  tanyaDihitung,
  tidakAda,
} from '#areas/uang/server/kirim/salah.ts';
import { asTold } from '#areas/uang/server/kirim/told.ts';
import { needTempat } from '#areas/uang/server/kirim/kirim.ts';
import { UANG_DITERIMA } from '#areas/uang/server/kirim/sampai.ts';

type Nomor = { params: { nomor_referensi: string } };
type Given = InputOf<typeof terimaUangEndpoint>;

const asTyped = ({ nomor_referensi }: Nomor['params']): string =>
  nomor_referensi.replaceAll(/[\s-]/g, '').toUpperCase();

/** What was sent to this shop under a number, before anything is counted. */
export const cariKiriman =
  (db: Database) =>
  async (on: Sql, { params }: Nomor, ctx: Ctx): Promise<KirimanDicari> => {
    jagaSalah(ctx);
    const nomor = asTyped(params);
    const disini = await findKiriman(on, nomor, ctx.kode_toko);
    const pusat = await findPusatJauh(on);
    // What was counted here is known here, with the line or without.
    if (pusat === undefined || (disini && disini.no_terima !== null))
      return { ...asTold(found(disini, ctx)), belum_di_buku: false };
    if (!isReferensi(nomor)) return found<KirimanDicari>(undefined, ctx);
    const told = await cariDiPusat(db, pusat, nomor, ctx);
    if (!told) throw tidakAda();
    return { ...told.kiriman, belum_di_buku: told.kiriman.terima !== null };
  };

/** Counted and taken in, once; a bag that is short or over needs somebody's word (D-41.5). */
export const terimaUang =
  (db: Database) =>
  async (tx: Tx, { params, body }: Given, ctx: Ctx): Promise<KirimanMasuk> => {
    const nomor = asTyped(params);
    const pusat = await findPusatJauh(tx);
    // Where head office was asked in this act, his limit was looked at before.
    if (pusat === undefined || !(await isDijanjikan(tx, ctx.op))) jagaSalah(ctx);
    const dulu =
      pusat === undefined ? undefined : await bawaDariPusat(tx, db, { pusat, nomor }, ctx);
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
    refuseIf(periksaKantong(kiriman, dulu?.ke ?? body.ke?.jenis ?? 'CASH', penerima));
    const tempat = await needTempat(tx, dulu ? tempatDulu(dulu) : body.ke, 'ke', ctx);
    const jumlah = dulu?.jumlah_diterima ?? body.jumlah_diterima ?? kiriman.jumlah_rp;
    if (tempat.jenis === 'CASH' && !dulu) refuseIf(kelipatan(jumlah, kiriman.jumlah_rp, ctx));
    if (dulu) await perluOtorisasi(tx, ctx, [askUlang(kiriman, needSama(dulu, body), ctx)]);
    else if (jumlah !== kiriman.jumlah_rp)
      await perluOtorisasi(tx, ctx, [await askSelisih(tx, kiriman, jumlah, ctx)]);
    if (pusat !== undefined && !ctx.latihan) await tepati(tx, ctx);
    return take(tx, db, { ...kiriman, jumlah, ...tempat, dulu }, ctx);
  };

/**
 * A branch on a server of its own asks head office to hold it, before the act begins (D-43.5). A person whose numbers
 * are used up asks nothing there, nor does he who asks more at one moment than he has left.
 */
export const mintaTerima =
  (db: Database) =>
  async ({ params, body: { jumlah_diterima } }: Given, ctx: Ctx): Promise<void> => {
    // The act refuses it, behind the answer that was kept under its key.
    if (isSalahPenuh(ctx)) return;
    const pusat = await findPusatJauh(db);
    const nomor_referensi = asTyped(params);
    if (pusat === undefined || !isReferensi(nomor_referensi)) return;
    if (await isBelumDisetujui(db, { pusat, nomor: nomor_referensi }, jumlah_diterima, ctx)) return;
    const { user_id } = ctx;
    const penerima = { user_id, hp: await findHpUser(db, user_id) };
    const body = { id: ctx.op, penerima, nomor_referensi };
    const asked = { method: 'POST', path: 'server/uang/terima', body };
    const janji = { jenis: 'TERIMA', dokumen: nomor_referensi } as const;
    const tanya = () => minta(db, pusat, janji, asked, ctx);
    await tanyaDihitung(ctx, tanya, ({ tolak }) => tolak?.status === 404);
  };

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
  /** What head office has of it already. */
  readonly dulu: Dulu | undefined;
};

async function take(tx: Tx, db: Database, of: Taken, ctx: Ctx): Promise<KirimanMasuk> {
  const { asal, nota_kirim, nomor_referensi, sender, keterangan, jumlah_rp, jumlah, dulu } = of;
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
  // What head office knows of it is not told once more: its half is booked.
  if (!dulu) {
    await kabariTercatat(tx, db, { asal, nota_kirim, no_terima }, ctx);
    const pesan = { ke: asal, jenis: UANG_DITERIMA, no_dokumen: nota_kirim };
    await kirimPesan(tx, db, { ...pesan, isi: { no_terima, nomor_referensi } }, ctx);
  }
  const act = { tindakan: dulu ? 'CATAT_ULANG_TERIMA' : 'TERIMA_UANG', tabel: 'terima_uang' };
  tx.audit({ ...act, kunci: no_terima, sesudah: { ...row, ...(dulu && { dulu }) } });
  return asTold(found(await findKiriman(tx, nomor_referensi, kode_toko), ctx));
}
