import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import type { batalJualEndpoint } from '#areas/penjualan/contract/penjualan.api.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { TITIP } from '#areas/penjualan/rules/buku-titipan.ts';
import { bisaKe } from '#areas/penjualan/rules/penjualan.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { findPembeliKembali } from '#areas/penjualan/server/dibeli.table.ts';
import { readDokumen, type DokumenPenjualan } from '#areas/penjualan/server/dokumen-penjualan.ts';
import { saveKembali } from '#areas/penjualan/server/kupon.table.ts';
import { kembalikanTitipan } from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import {
  countBatal,
  listPenjualanBarang,
  lockPenjualan,
  saveBatal,
  type Penjualan,
  type PenjualanBarang,
} from '#areas/penjualan/server/penjualan.table.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import { moveBarang, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Cancels a sale. One that was never validated is rejected: its pieces are free again, nothing was
 * booked, no number is taken (D-10.8). A counted one is mirrored under its own number, on its own
 * day only, by approval of somebody else (D-6.4, D-5.1).
 */
export async function batalPenjualan(
  tx: Tx,
  { params, body }: InputOf<typeof batalJualEndpoint>,
  ctx: Ctx,
): Promise<DokumenPenjualan> {
  const head = await lockPenjualan(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_JUAL.PENJUALAN_TIDAK_ADA);
  await pastikanBisaBatal(tx, head, ctx);
  conflictIf(head.no_tukar !== null, TIDAK_JUAL.BAGIAN_TUKAR, { no_tukar: head.no_tukar });
  const lines = await listPenjualanBarang(tx, ctx.kode_toko, params.no);
  if (head.status !== 'OPEN') await mintaSetuju(tx, head, lines, body.alasan, ctx);
  return readDokumen(tx, ctx.kode_toko, await batalkanJual(tx, head, lines, body.alasan, ctx));
}

/** Why a sale cannot be taken back any more. */
export async function pastikanBisaBatal(tx: Tx, head: Penjualan, ctx: Ctx): Promise<void> {
  conflictIf(!bisaKe(head.status, 'CANC'), TIDAK_JUAL.SUDAH_BATAL);
  refuseIf(head.tgl_system === ctx.hari ? [] : [TIDAK_JUAL.JUAL_KEMARIN]);
  const dibeli = await findPembeliKembali(tx, ctx.kode_toko, head.no_faktur_jual);
  conflictIf(dibeli !== undefined, TIDAK_JUAL.SUDAH_DIBELI, dibeli);
}

/** The mirror image under its own number; pieces, deposits and coupons are what they were. */
export async function batalkanJual(
  tx: Tx,
  head: Penjualan,
  lines: readonly PenjualanBarang[],
  alasan: string,
  ctx: Ctx,
): Promise<Penjualan> {
  const no = head.no_faktur_jual;
  const no_batal = head.status === 'OPEN' ? null : await balikkan(tx, no, alasan, ctx);
  await moveBarang(
    tx,
    lines.map((line) => ({
      kode_barcode: line.kode_barcode,
      dari_status: head.status === 'OPEN' ? 'TITIP' : 'TERJUAL',
      ke_status: line.no_titip === null ? 'READY' : 'TITIP',
      jenis: head.status === 'OPEN' ? 'TOLAK_JUAL' : 'BATAL_JUAL',
      no_bukti: no_batal ?? no,
      no_pegang: line.no_titip,
      ke: head.status === 'OPEN' ? 'TETAP' : kembaliKe(line),
    })),
    ctx,
  );
  await saveKembali(tx, ctx.kode_toko, no, ctx.op);
  if (lines.some(({ no_titip }) => no_titip !== null)) await kembalikanTitipan(tx, no, ctx);
  const otorisasi = no_batal && tx.otorisasi ? [tx.otorisasi] : [];
  const { tgl_batal } = await saveBatal(tx, ctx.kode_toko, {
    no,
    no_batal,
    alasan,
    batal_by: ctx.user_id,
    otorisasi,
    op: ctx.op,
  });
  const done: Penjualan = {
    ...head,
    status: 'CANC',
    no_batal,
    alasan_batal: alasan,
    batal_by: ctx.user_id,
    tgl_batal,
    otorisasi: [...head.otorisasi, ...otorisasi],
  };
  if (no_batal) await kabariBatal(tx, done, no_batal, ctx);
  tx.audit({
    tindakan: no_batal ? 'BATAL' : 'TOLAK',
    tabel: 'penjualan',
    kunci: no,
    sebelum: head,
    sesudah: done,
  });
  return done;
}

/** Whose sale is taken back hears of it by the number on the nota (abuse case 1). */
async function kabariBatal(tx: Tx, head: Penjualan, no_batal: string, ctx: Ctx): Promise<void> {
  const { no_faktur_jual: no, nama_customer, no_hp, kode_customer, grand_total } = head;
  const nilai = {
    nama_toko: ctx.toko.nama_toko,
    nama_customer: nama_customer || 'Bapak/Ibu',
    no_nota: no,
    no_batal,
    total: formatRupiah(grand_total),
    tanggal: formatHariPanjang(ctx.hari),
  };
  const pesan = { penerima: no_hp, nama: nama_customer, kode_customer, no_dokumen: no, nilai };
  await antrePesan(tx, { jenis: 'BATAL', kunci: `BATAL/${no}`, ...pesan }, ctx);
}

/** Into its tray, or back to the deposit that it was fetched from. */
const kembaliKe = ({ no_titip, kode_gudang, kode_baki }: PenjualanBarang): Perpindahan['ke'] =>
  no_titip === null ? { kode_gudang, kode_baki } : { akun: TITIP };

async function mintaSetuju(
  tx: Tx,
  head: Penjualan,
  lines: readonly PenjualanBarang[],
  alasan: string,
  ctx: Ctx,
): Promise<void> {
  await perluOtorisasi(tx, ctx, [
    {
      event: penjualanEvents.BATAL_PENJUALAN,
      ringkasan: sentence('Batal penjualan {no_faktur_jual}', {
        no_faktur_jual: head.no_faktur_jual,
      }),
      angka: [
        { label: 'No Faktur', nilai: head.no_faktur_jual },
        { label: 'Total', nilai: formatRupiah(head.grand_total) },
        ...lines.map((line) => ({
          label: line.kode_barcode,
          nilai: `${line.nama_barang}, ${formatGram(line.berat)} g, ${formatRupiah(line.netto)}`,
        })),
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
        {
          label: 'Batal pengguna ini hari ini',
          nilai: String(await countBatal(tx, ctx.kode_toko, ctx.hari, ctx.user_id)),
        },
      ],
      foto: lines,
    },
  ]);
}

async function balikkan(tx: Tx, no: string, alasan: string, ctx: Ctx): Promise<string> {
  const no_batal = await takeNomor(tx, ctx.kode_toko, 'BJ', ctx.hari);
  await balikkanBuku(
    tx,
    no,
    { no_bukti: no_batal, kode_transaksi: 'BATAL_JUAL', keterangan: alasan },
    ctx,
  );
  return no_batal;
}
