import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { lepasDibeli } from '#areas/penjualan/server/dibeli.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { batalBeliEndpoint } from '#areas/pembelian/contract/pembelian.api.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { bisaKe } from '#areas/pembelian/rules/pembelian.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import {
  readDokumenBeli,
  type DokumenPembelian,
} from '#areas/pembelian/server/dokumen-pembelian.ts';
import {
  countBatalBeli,
  listPembelianBarang,
  lockPembelian,
  saveBatalBeli,
  type BarangTersimpan,
  type Pembelian,
} from '#areas/pembelian/server/pembelian.table.ts';

/**
 * Cancels a buy-back on its own day, while its gold still lies where it was put, by approval of
 * somebody else (D-6.4, D-13.3). One that was never validated is rejected: nothing was booked.
 */
export async function batalPembelian(
  tx: Tx,
  { params, body }: InputOf<typeof batalBeliEndpoint>,
  ctx: Ctx,
): Promise<DokumenPembelian> {
  const head = await lockPembelian(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_BELI.PEMBELIAN_TIDAK_ADA);
  const lines = await listPembelianBarang(tx, ctx.kode_toko, params.no);
  bisaDibatalkan(head, lines, ctx);
  conflictIf(head.no_tukar !== null, TIDAK_BELI.BAGIAN_TUKAR, { no_tukar: head.no_tukar });
  conflictIf(head.no_lunas !== null, TIDAK_BELI.BAGIAN_PUTUS, { no_lunas: head.no_lunas });
  if (head.status !== 'OPEN') await mintaSetuju(tx, head, lines, body.alasan, ctx);
  const done = await batalkanBeli(tx, head, body.alasan, ctx);
  return readDokumenBeli(tx, ctx.kode_toko, done);
}

/** Why a buy-back cannot be taken back any more. */
export function bisaDibatalkan(head: Pembelian, lines: readonly BarangTersimpan[], ctx: Ctx): void {
  conflictIf(!bisaKe(head.status, 'CANC'), TIDAK_BELI.SUDAH_BATAL);
  refuseIf(head.tgl_system === ctx.hari ? [] : [TIDAK_BELI.BELI_KEMARIN]);
  conflictIf(
    lines.some(({ status_stock }) => status_stock !== 'BELI' && status_stock !== 'OPEN'),
    TIDAK_BELI.EMAS_PINDAH,
  );
}

/** The mirror image under its own number; its notas may be bought back again. */
export async function batalkanBeli(
  tx: Tx,
  head: Pembelian,
  alasan: string,
  ctx: Ctx,
): Promise<Pembelian> {
  const no = head.no_faktur_beli;
  const terbuku = head.status !== 'OPEN';
  const no_batal = terbuku ? await takeNomor(tx, ctx.kode_toko, 'BB', ctx.hari) : null;
  if (no_batal)
    await balikkanBuku(
      tx,
      no,
      { no_bukti: no_batal, kode_transaksi: 'BATAL_BELI', keterangan: alasan },
      ctx,
    );
  await lepasDibeli(tx, ctx.kode_toko, no);
  const otorisasi = no_batal && tx.otorisasi ? [tx.otorisasi] : [];
  const { tgl_batal } = await saveBatalBeli(tx, ctx.kode_toko, {
    no,
    no_batal,
    alasan,
    batal_by: ctx.user_id,
    otorisasi,
    op: ctx.op,
  });
  const done: Pembelian = {
    ...head,
    status: 'CANC',
    no_batal,
    alasan_batal: alasan,
    batal_by: ctx.user_id,
    tgl_batal,
    otorisasi: [...head.otorisasi, ...otorisasi],
  };
  tx.audit({
    tindakan: no_batal ? 'BATAL' : 'TOLAK',
    tabel: 'pembelian',
    kunci: no,
    sebelum: head,
    sesudah: done,
  });
  return done;
}

async function mintaSetuju(
  tx: Tx,
  head: Pembelian,
  lines: readonly BarangTersimpan[],
  alasan: string,
  ctx: Ctx,
): Promise<void> {
  const sudah = await countBatalBeli(tx, ctx.kode_toko, ctx.hari, ctx.user_id);
  await perluOtorisasi(tx, ctx, [
    {
      event: pembelianEvents.BATAL_PEMBELIAN,
      ringkasan: sentence('Batal pembelian {no_faktur_beli}', {
        no_faktur_beli: head.no_faktur_beli,
      }),
      angka: [
        { label: 'No Faktur', nilai: head.no_faktur_beli },
        { label: 'Total', nilai: formatRupiah(head.grand_total) },
        ...lines.map((line) => ({
          label: sentence('Barang {urut}', { urut: line.urut }),
          nilai: `${line.nama_barang}, ${formatGram(line.berat)} g, ${formatRupiah(line.harga)}`,
        })),
        { label: 'Emas ada di', nilai: lines[0]?.kode_gudang ?? '-' },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
        { label: 'Batal pengguna ini hari ini', nilai: String(sudah) },
      ],
      foto: head.foto,
    },
  ]);
}
