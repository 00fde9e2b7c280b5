import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatKadar } from '#kit/rules/format.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunGudang } from '#areas/buku/rules/akun.ts';
import { batalDokumen, type JenisDokumen } from '#areas/buku/server/batal-dokumen.ts';
import { TIDAK_HANCUR } from '#areas/stock/rules/hancur.ts';
import { isRosokTerpakai } from '#areas/stock/server/hancur/hancur.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { batalHancurBeliEndpoint } from '#areas/pembelian/contract/hancur-beli.api.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { readDokumenHancurBeli } from '#areas/pembelian/server/gudang/baca-hancur-beli.ts';
import {
  lockHancurBeli,
  type HancurBeli,
} from '#areas/pembelian/server/gudang/hancur-beli.table.ts';
import { saveStockKembali } from '#areas/pembelian/server/gudang/stock-beli.table.ts';

const JENIS: JenisDokumen<HancurBeli, Awaited<ReturnType<typeof readDokumenHancurBeli>>> = {
  tabel: 'hancur_pembelian',
  nomor: 'no_hancur',
  nomorBatal: 'BG',
  kode_transaksi: 'BATAL_HANCUR',
  tidak: {
    tidakAda: TIDAK_BELI.HANCUR_TIDAK_ADA,
    sudahBatal: TIDAK_BELI.HANCUR_SUDAH_BATAL,
    kemarin: TIDAK_BELI.HANCUR_KEMARIN,
  },
  lock: lockHancurBeli,
  baca: readDokumenHancurBeli,
};

/** Undoes a melting on its day, while nothing of the lot was used: its pieces lie in BELI again. */
export const batalHancurBeli = (
  tx: Tx,
  { params: { no }, body: { alasan } }: InputOf<typeof batalHancurBeliEndpoint>,
  ctx: Ctx,
) =>
  batalDokumen(
    tx,
    JENIS,
    { no, alasan },
    {
      siapkan: async (head) => {
        const akun = akunGudang(head.kode_gudang);
        const kadar = [head.kadar_hasil];
        conflictIf(
          await isRosokTerpakai(tx, ctx.kode_toko, akun, kadar, head.input_date),
          TIDAK_HANCUR.ROSOK_TERPAKAI,
        );
        await mintaSetuju(tx, head, alasan, ctx);
        return head;
      },
      pulihkan: async ({ qty }) => {
        const kembali = await saveStockKembali(tx, ctx.kode_toko, no, ctx.op);
        invariant(kembali === qty, `${no} melted ${qty} pieces, ${kembali} come back`);
      },
    },
    ctx,
  );

const mintaSetuju = (tx: Tx, head: HancurBeli, alasan: string, ctx: Ctx): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_HANCUR',
      ringkasan: `Batal hancur pembelian ${head.no_hancur}`,
      angka: [
        { label: 'No Hancur', nilai: head.no_hancur },
        { label: 'Jumlah', nilai: `${head.qty} barang, ${formatGram(head.berat)} g` },
        {
          label: 'Emas di gudang',
          nilai: `${head.kode_gudang}, ${formatGram(head.berat_hasil)} g kadar ${formatKadar(head.kadar_hasil)}`,
        },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
