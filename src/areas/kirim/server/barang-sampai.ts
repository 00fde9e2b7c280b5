import { sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { akunRk } from '#areas/buku/rules/akun.ts';
import { batuKiriman } from '#areas/kirim/server/batu/batu-kiriman.ts';
import { bukuBarangSampai } from '#areas/kirim/rules/buku-kiriman.ts';
import {
  listSampai,
  lockKirimanSendiri,
  saveSampai,
  tutupKiriman,
  type Sampai,
} from '#areas/kirim/server/kiriman.table.ts';
import {
  jawabMinta,
  KIRIMAN_BATAL_JAWAB,
  KIRIMAN_BATAL_MINTA,
  terimaJawab,
} from '#areas/kirim/server/jauh/batal-jauh.ts';
import {
  daftarDijawab,
  KIRIMAN_DAFTAR,
  KIRIMAN_DAFTAR_JAWAB,
  terimaDaftar,
} from '#areas/kirim/server/jauh/daftar-jauh.ts';
import { isSampai, isTercatat, isTokoJauh } from '#areas/kirim/server/jauh/jauh.table.ts';
import {
  kabariAkhir,
  KIRIMAN_AKHIR,
  needSama,
  salinLebih,
  salinPulang,
  salinSelesai,
  salinTerima,
  terimaAkhir,
} from '#areas/kirim/server/jauh/salinan-jauh.ts';
import {
  isTerimaEmas,
  needEmasSama,
  salinTerimaEmas,
} from '#areas/kirim/server/jauh/terima-emas-jauh.ts';
import { pisahUlang } from '#areas/kirim/server/jauh/ulang-jauh.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import { terapkanDengan, type CtxServer } from '#areas/toko/server/antar/pesan-toko.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';

/**
 * Messages of the receiver to the shop that shipped: a receipt, a shipment ended short, a scan beyond its list, and
 * that it was handed over to go home. The sender answers that it has come home.
 */
export const BARANG_DITERIMA = 'BARANG_DITERIMA';
export const KIRIMAN_SELESAI = 'KIRIMAN_SELESAI';
export const KIRIMAN_LEBIH = 'KIRIMAN_LEBIH';
export const LEBIH_DISERAHKAN = 'LEBIH_DISERAHKAN';
export const LEBIH_KEMBALI = 'LEBIH_KEMBALI';

/** Keeps a receipt of another server once; answers whether it is new. A number that is known says the same again. */
async function catatTiba(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<boolean> {
  const { no_terima } = pesan.isi as { no_terima: string };
  const ada = await isTercatat(tx, pesan.dari, no_terima);
  if (ada) await needSesuai(tx, pesan);
  else await (isTerimaEmas(pesan) ? salinTerimaEmas : salinTerima)(tx, pesan, ctx);
  return !ada;
}

const needSesuai = (tx: Tx, pesan: PesanToko): Promise<void> =>
  (isTerimaEmas(pesan) ? needEmasSama : needSama)(tx, pesan);

/**
 * A receipt of another server is kept when its message comes, whatever day is open here: from then on its pieces have
 * come, and no cancel of theirs is true (decision 1228). What is not so is held.
 */
async function tiba(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { no_dokumen: no_kirim, dari, isi } = pesan;
  const kirim = await lockKirimanSendiri(tx, ctx.kode_toko, no_kirim);
  if (kirim?.tujuan !== dari) throw new Error(`${no_kirim} is not on its way to ${dari}`);
  // One that the book has already is answered by its own act.
  if (kirim.status !== 'OPEN') return;
  const { baru } = await pisahUlang(tx, pesan, ctx.kode_toko);
  if (!baru || !(await catatTiba(tx, baru, ctx))) return;
  const { no_terima } = isi as { no_terima: string };
  const sesudah = { dari, no_kirim };
  tx.audit({ tindakan: 'TERIMA_JAUH', tabel: 'terima_kiriman', kunci: no_terima, sesudah });
}

type Kirim = Awaited<ReturnType<typeof lockKirimanSendiri>>;

/** Keeps a receipt of another server before its half is booked; false where all of it is booked already. */
async function catatJauh(tx: Tx, pesan: PesanToko, kirim: Kirim, ctx: CtxServer) {
  const { dari, no_dokumen: no_kirim, isi } = pesan;
  const { no_terima } = isi as { no_terima: string };
  const sini = kirim?.tujuan === dari;
  const { baru, ulang } = sini
    ? await pisahUlang(tx, pesan, ctx.kode_toko)
    : { baru: pesan, ulang: [] };
  if (await isSampai(tx, dari, no_terima)) {
    await needSesuai(tx, baru ?? pesan);
    diulang(tx, pesan);
    return false;
  }
  if (!baru) {
    diulang(tx, pesan, DICATAT_ULANG);
    return false;
  }
  if (kirim?.status !== 'OPEN' || !sini) return true;
  await catatTiba(tx, baru, ctx);
  const sesudah = { dari, no_terima, barang: ulang };
  const tindakan = DICATAT_ULANG;
  if (ulang.length > 0) tx.audit({ tindakan, tabel: 'kirim_barang', kunci: no_kirim, sesudah });
  return true;
}

/** The sender's half of a receipt: on their way no longer, the receiver's shop owes their cost (D-42.5). */
async function sampai(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { no_terima } = pesan.isi as { no_terima: string };
  const { no_dokumen: no_kirim, dari: tujuan } = pesan;
  const { kode_toko, hari } = ctx;
  const kirim = await lockKirimanSendiri(tx, kode_toko, no_kirim);
  if ((await isTokoJauh(tx, tujuan)) && !(await catatJauh(tx, pesan, kirim, ctx))) return;
  if (kirim?.status !== 'OPEN' || kirim.tujuan !== tujuan)
    throw new Error(`${no_kirim} is not on its way to ${tujuan}`);
  const pieces = await listSampai(tx, { tujuan, no_terima });
  // Gold without a barcode has no row to move: its piece, or its lot, is gone with the shipment (D-44.9).
  const codes = pieces.flatMap((one) => (one.isi === 'BARANG' ? [one.kode_barcode] : []));
  const batu = pieces.flatMap((one) => (one.isi === 'BATU' ? [one.kode_barcode] : []));
  const baris = bukuBarangSampai(pieces, no_kirim, tujuan);
  await lockBarangSemua(tx, kode_toko, codes);
  const no_sampai = await takeNomor(tx, kode_toko, 'SB', hari);
  const row = {
    no_sampai,
    no_kirim,
    tujuan,
    no_terima,
    total_qty: pieces.length,
    total_berat: sum(pieces.map((one) => one.berat)),
    membukukan: baris.length > 0,
  };
  await saveSampai(tx, row, ctx);
  await moveBarang(
    tx,
    codes.map((kode_barcode) => ({
      kode_barcode,
      dari_status: 'KIRIM',
      ke_status: 'KIRIM',
      jenis: 'BARANG_SAMPAI',
      no_bukti: no_sampai,
      no_pegang: no_sampai,
      ke: { akun: akunRk(tujuan) },
    })),
    ctx,
  );
  if (batu.length > 0) await batuKiriman().sampai(tx, no_sampai, batu, ctx);
  const keterangan = `Kiriman ${no_kirim} diterima ${tujuan}`;
  const set = { no_bukti: no_sampai, kode_transaksi: 'BARANG_SAMPAI', keterangan, baris };
  if (baris.length > 0) await catatBuku(tx, set, ctx);
  const status = await tutupKiriman(tx, kode_toko, no_kirim);
  await kabariAkhir(tx, { no_kirim, tujuan }, { status }, ctx);
  const beda = pieces.filter((one) =>
    one.isi === 'BATU'
      ? one.di_luar
      : one.berat_terima !== one.berat ||
        one.batu_terima !== one.batu ||
        (one.isi !== 'BARANG' && one.murni_terima !== one.murni),
  );
  const berbeda = beda.map(bedaOf);
  const sesudah = { ...row, status, ...(beda.length > 0 && { berbeda }) };
  tx.audit({ tindakan: 'BARANG_SAMPAI', tabel: 'barang_sampai', kunci: no_sampai, sesudah });
}

const DICATAT_ULANG = 'TERIMA_DICATAT_ULANG';

/** A message that came before does nothing again, and the log says that it came. */
const diulang = (tx: Tx, { no_dokumen, dari, isi }: PesanToko, tindakan = 'PESAN_DIULANG'): void =>
  tx.audit({
    tindakan,
    tabel: 'kirim_barang',
    kunci: no_dokumen,
    sesudah: { dari, ...(isi as object) },
  });

/** What came otherwise, as the sender's log tells it. */
function bedaOf(one: Sampai) {
  const { kode_barcode, berat, berat_terima, murni, murni_terima } = one;
  if (one.isi === 'BATU') {
    const { carat, butir, carat_terima, butir_terima, temuan } = one;
    return { kode_barcode, carat, butir, carat_terima, butir_terima, temuan };
  }
  const emas = one.isi === 'BARANG' ? {} : { murni, murni_terima };
  const { batu, batu_terima } = one;
  return {
    kode_barcode,
    berat,
    berat_terima,
    ...emas,
    ...(batu !== null && { batu, batu_terima }),
  };
}

type Salin = (tx: Tx, pesan: PesanToko, ctx: CtxServer) => Promise<void>;
/**
 * A message that books nothing here is written to the log of the receiver; `salin` keeps what another server
 * tells, whose rows are not here.
 */
const dikabari =
  (tindakan: string, salin: Salin) =>
  async (tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> => {
    const { no_dokumen, dari, isi } = pesan;
    await salin(tx, pesan, ctx);
    const sesudah = { dari, ...(isi as object) };
    tx.audit({ tindakan, tabel: 'kirim_barang', kunci: no_dokumen, sesudah });
  };

terapkanDengan(BARANG_DITERIMA, sampai, { tiba });
terapkanDengan(KIRIMAN_SELESAI, dikabari('KIRIMAN_SELESAI', salinSelesai));
terapkanDengan(KIRIMAN_LEBIH, dikabari('KIRIMAN_LEBIH', salinLebih));
terapkanDengan(LEBIH_DISERAHKAN, dikabari('LEBIH_DISERAHKAN', salinPulang('SERAH')));
terapkanDengan(LEBIH_KEMBALI, dikabari('LEBIH_KEMBALI', salinPulang('TIBA')));
// They book nothing: a shop whose day is closed hears of them, too.
const segera = { segera: true };
terapkanDengan(KIRIMAN_DAFTAR, terimaDaftar, segera);
terapkanDengan(KIRIMAN_DAFTAR_JAWAB, daftarDijawab, segera);
terapkanDengan(KIRIMAN_BATAL_MINTA, jawabMinta, segera);
terapkanDengan(KIRIMAN_BATAL_JAWAB, terimaJawab, segera);
terapkanDengan(KIRIMAN_AKHIR, terimaAkhir, segera);
