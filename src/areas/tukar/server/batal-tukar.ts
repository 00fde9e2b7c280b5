import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { negate, plus, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { batalkanBeli, bisaDibatalkan } from '#areas/pembelian/server/batal-pembelian.ts';
import { countBatalBeli, listPembelianBarang } from '#areas/pembelian/server/pembelian.table.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import { batalkanJual, pastikanBisaBatal } from '#areas/penjualan/server/batal-penjualan.ts';
import {
  countBatal,
  listPembayaran,
  listPenjualanBarang,
} from '#areas/penjualan/server/penjualan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { batalTukarEndpoint } from '#areas/tukar/contract/tukar.api.ts';
import { tukarEvents } from '#areas/tukar/contract/tukar.event.ts';
import { bisaKe, TIDAK_TUKAR } from '#areas/tukar/rules/tukar.ts';
import {
  lockHalves,
  readDokumenTukar,
  type DokumenTukar,
  type Halves,
} from '#areas/tukar/server/dokumen-tukar.ts';
import { lockTiket, saveBatalTukar, type Tukar } from '#areas/tukar/server/tukar.table.ts';

/**
 * Cancels a ticket: both halves in one act, on their day, while neither piece has gone on, by
 * approval of somebody else (D-6.4, D-14.1). One that waits is rejected: nothing was booked.
 */
export async function batalTukar(
  tx: Tx,
  { params, body }: InputOf<typeof batalTukarEndpoint>,
  ctx: Ctx,
): Promise<DokumenTukar> {
  const { kode_toko, op, user_id } = ctx;
  const tiket = await lockTiket(tx, kode_toko, params.no);
  if (!tiket) throw missing(TIDAK_TUKAR.TUKAR_TIDAK_ADA);
  conflictIf(!bisaKe(tiket.status, 'CANC'), TIDAK_TUKAR.SUDAH_BATAL);
  refuseIf(tiket.tgl_system === ctx.hari ? [] : [TIDAK_TUKAR.TUKAR_KEMARIN]);
  const halves = await lockHalves(tx, kode_toko, params.no);
  const { jual, beli } = halves;
  await pastikanBisaBatal(tx, jual, ctx);
  bisaDibatalkan(beli, await listPembelianBarang(tx, kode_toko, beli.no_faktur_beli), ctx);
  const terbuku = tiket.status !== 'OPEN';
  if (terbuku) await mintaSetuju(tx, tiket, halves, body.alasan, ctx);
  const lines = await listPenjualanBarang(tx, kode_toko, jual.no_faktur_jual);
  await batalkanJual(tx, jual, lines, body.alasan, ctx);
  await batalkanBeli(tx, beli, body.alasan, ctx);
  const otorisasi = terbuku && tx.otorisasi ? [tx.otorisasi] : [];
  const where = { kode_toko, no: params.no, op };
  const batal = { alasan: body.alasan, batal_by: user_id, otorisasi };
  const done = await saveBatalTukar(tx, where, batal);
  tx.audit({
    tindakan: terbuku ? 'BATAL' : 'TOLAK',
    tabel: 'tukar',
    kunci: params.no,
    sebelum: tiket,
    sesudah: done,
  });
  return readDokumenTukar(tx, kode_toko, done);
}

const isiBaris = (nama: string, berat: Miligram, harga: Rupiah): string =>
  `${nama}, ${formatGram(berat)} g, ${formatRupiah(harga)}`;

/** What the approver reads: both halves, the money of the difference, who and when. */
async function mintaSetuju(
  tx: Tx,
  tiket: Tukar,
  { jual, beli }: Halves,
  alasan: string,
  ctx: Ctx,
): Promise<void> {
  const { kode_toko, hari, user_id } = ctx;
  const keluar = await listPenjualanBarang(tx, kode_toko, jual.no_faktur_jual);
  const masuk = await listPembelianBarang(tx, kode_toko, beli.no_faktur_beli);
  const bayar = await listPembayaran(tx, kode_toko, jual.no_faktur_jual);
  const sudah =
    (await countBatal(tx, kode_toko, hari, user_id)) +
    (await countBatalBeli(tx, kode_toko, hari, user_id));
  const { selisih } = tiket;
  await perluOtorisasi(tx, ctx, [
    {
      event: tukarEvents.BATAL_TUKAR,
      ringkasan: sentence('Batal tukar tambah {no_tukar}', { no_tukar: tiket.no_tukar }),
      angka: [
        { label: 'No Tukar', nilai: tiket.no_tukar },
        { label: 'Faktur jual', nilai: `${jual.no_faktur_jual}, ${formatRupiah(tiket.jual_rp)}` },
        ...keluar.map((one) => ({
          label: sentence('Keluar {kode_barcode}', { kode_barcode: one.kode_barcode }),
          nilai: isiBaris(one.nama_barang, one.berat, one.netto),
        })),
        { label: 'Faktur beli', nilai: `${beli.no_faktur_beli}, ${formatRupiah(tiket.beli_rp)}` },
        ...masuk.map((one) => ({
          label: sentence('Masuk {urut}', { urut: one.urut }),
          nilai: isiBaris(one.nama_barang, one.berat, one.harga),
        })),
        ...bayar.map((one) => ({
          label: labelBayar(one),
          nilai: formatRupiah(plus(one.jumlah, one.fee)),
        })),
        selisih < 0
          ? { label: 'Diterima kembali dari customer', nilai: formatRupiah(negate(selisih)) }
          : { label: 'Dikembalikan kepada customer', nilai: formatRupiah(selisih) },
        {
          label: 'Disimpan',
          nilai: `${tiket.input_by}, ${localTime(tiket.input_date, ctx.toko.zona).slice(11)}`,
        },
        { label: 'Alasan', nilai: alasan },
        { label: 'Batal pengguna ini hari ini', nilai: String(sudah) },
      ],
      foto: [beli.foto, keluar],
    },
  ]);
}
