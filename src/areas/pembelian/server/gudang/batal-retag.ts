import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunGudang } from '#areas/buku/rules/akun.ts';
import { batalDokumen, type JenisDokumen } from '#areas/buku/server/batal-dokumen.ts';
import { masihUtuh, namaTempat, TIDAK_PINDAH } from '#areas/stock/rules/pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarang } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { batalRetagEndpoint } from '#areas/pembelian/contract/retag-beli.api.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { readDokumenRetag } from '#areas/pembelian/server/gudang/baca-retag.ts';
import { lockRetag, type Retag } from '#areas/pembelian/server/gudang/retag.table.ts';
import { saveStockKembali } from '#areas/pembelian/server/gudang/stock-beli.table.ts';

const JENIS: JenisDokumen<Retag, Awaited<ReturnType<typeof readDokumenRetag>>> = {
  tabel: 'retag_pembelian',
  nomor: 'no_retag',
  nomorBatal: 'BR',
  kode_transaksi: 'BATAL_RETAG',
  tidak: {
    tidakAda: TIDAK_BELI.RETAG_TIDAK_ADA,
    sudahBatal: TIDAK_BELI.RETAG_SUDAH_BATAL,
    kemarin: TIDAK_BELI.RETAG_KEMARIN,
  },
  lock: lockRetag,
  baca: readDokumenRetag,
};

/**
 * Takes a re-tag back on its day, while the piece lies in its tray as it was put there: the new label
 * is no more, its gold lies in the BELI warehouse as it was bought (BATAL_PINDAH).
 */
export const batalRetag = (
  tx: Tx,
  { params: { no }, body: { alasan } }: InputOf<typeof batalRetagEndpoint>,
  ctx: Ctx,
) =>
  batalDokumen(
    tx,
    JENIS,
    { no, alasan },
    {
      siapkan: async (head) => {
        const { kode_barcode } = head;
        const piece = await lockBarang(tx, ctx.kode_toko, kode_barcode);
        const utuh = masihUtuh({ ...head, persen: head.kadar }, piece, head);
        conflictIf(!utuh, fill(TIDAK_PINDAH.SUDAH_BERGERAK, { kode_barcode }));
        needTersedia(piece!, piece!.oleh, ctx);
        await mintaSetuju(tx, head, alasan, ctx);
        return head;
      },
      pulihkan: async ({ kode_barcode, dari_gudang }, no_batal) => {
        const langkah = {
          kode_barcode,
          dari_status: 'READY',
          ke_status: 'HANCUR',
          jenis: 'BATAL_RETAG',
          no_bukti: no_batal,
          no_pegang: no_batal,
          ke: { akun: akunGudang(dari_gudang) },
        } as const;
        await moveBarang(tx, [langkah], ctx);
        const kembali = await saveStockKembali(tx, ctx.kode_toko, no, ctx.op);
        invariant(kembali === 1, `${no} gave one piece a label, ${kembali} come back`);
      },
    },
    ctx,
  );

const mintaSetuju = (tx: Tx, head: Retag, alasan: string, ctx: Ctx): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_PINDAH',
      ringkasan: `Batal retag ${head.no_retag}`,
      angka: [
        { label: 'No Retag', nilai: head.no_retag },
        {
          label: 'Barang',
          nilai: `${head.kode_barcode} ${head.nama_barang}, ${formatGram(head.berat)} g`,
        },
        { label: 'Dari', nilai: namaTempat(head) },
        { label: 'Ke', nilai: `${head.dari_gudang}, ${head.no_faktur_beli}` },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
