import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunGudang } from '#areas/buku/rules/akun.ts';
import { batalDokumen, type JenisDokumen } from '#areas/buku/server/batal-dokumen.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { batalHancurEndpoint } from '#areas/stock/contract/hancur.api.ts';
import { TIDAK_HANCUR } from '#areas/stock/rules/hancur.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { periksaTujuan } from '#areas/stock/rules/pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { listTagKembar } from '#areas/stock/server/barang-baru.table.ts';
import { readDokumenHancur } from '#areas/stock/server/hancur/baca-hancur.ts';
import {
  isRosokTerpakai,
  listHancurIsi,
  lockHancur,
  type Hancur,
  type HancurIsi,
} from '#areas/stock/server/hancur/hancur.table.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';

const JENIS: JenisDokumen<Hancur, Awaited<ReturnType<typeof readDokumenHancur>>> = {
  tabel: 'hancur',
  nomor: 'no_hancur',
  nomorBatal: 'BX',
  kode_transaksi: 'BATAL_HANCUR',
  tidak: {
    tidakAda: TIDAK_HANCUR.HANCUR_TIDAK_ADA,
    sudahBatal: TIDAK_HANCUR.HANCUR_SUDAH_BATAL,
    kemarin: TIDAK_HANCUR.HANCUR_KEMARIN,
  },
  lock: lockHancur,
  baca: (on, no, { kode_toko }) => readDokumenHancur(on, kode_toko, no),
};

/** Undoes a destruction on its day, while the loose gold has not been touched (BATAL_HANCUR). */
export const batalHancur = (
  tx: Tx,
  { params: { no }, body: { alasan } }: InputOf<typeof batalHancurEndpoint>,
  ctx: Ctx,
) =>
  batalDokumen(
    tx,
    JENIS,
    { no, alasan },
    {
      siapkan: async (head) => {
        const isi = await listHancurIsi(tx, ctx.kode_toko, no);
        await pastikanUtuh(tx, head, isi, ctx);
        await mintaSetuju(tx, head, alasan, ctx);
        return isi;
      },
      pulihkan: (isi, no_batal) =>
        moveBarang(
          tx,
          isi.map(({ kode_barcode, dari_gudang, dari_baki }) => ({
            kode_barcode,
            dari_status: 'HANCUR',
            ke_status: 'READY',
            jenis: 'BATAL_HANCUR',
            no_bukti: no_batal,
            no_pegang: null,
            ke: { kode_gudang: dari_gudang, kode_baki: dari_baki },
          })),
          ctx,
        ),
    },
    ctx,
  );

/** The gold still lies there, the trays have room, and nobody has taken over a tag. */
async function pastikanUtuh(
  tx: Tx,
  head: Hancur,
  isi: readonly HancurIsi[],
  ctx: Ctx,
): Promise<void> {
  const kadar = [...new Set(isi.map((line) => line.persen))];
  const akun = akunGudang(head.kode_gudang);
  conflictIf(
    await isRosokTerpakai(tx, ctx.kode_toko, akun, kadar, head.input_date),
    TIDAK_HANCUR.ROSOK_TERPAKAI,
  );
  const asal = Map.groupBy(isi, (line) => `${line.dari_gudang}/${line.dari_baki ?? ''}`);
  for (const [, lines] of [...asal].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const ke = { kode_gudang: lines[0]!.dari_gudang, kode_baki: lines[0]!.dari_baki };
    refuseIf(periksaTujuan(await lockTujuan(tx, ctx.kode_toko, ke), ke, lines.length));
  }
  const codes = isi.map((line) => line.kode_barcode);
  const pieces = await lockBarangSemua(tx, ctx.kode_toko, codes);
  for (const { kode_barcode, status, no_pegang } of pieces)
    conflictIf(
      status !== 'HANCUR' || no_pegang !== head.no_hancur,
      fill(TIDAK_HANCUR.BARANG_SUDAH_BERUBAH, { kode_barcode }),
    );
  const tags = pieces.flatMap((piece) => piece.tag_id ?? []);
  const [dipakai] = await listTagKembar(tx, ctx.kode_toko, tags, null);
  if (dipakai)
    conflictIf(true, fill(TIDAK_BARANG.TAG_KEMBAR, { kode_barcode: dipakai.kode_barcode }));
}

const mintaSetuju = (tx: Tx, head: Hancur, alasan: string, ctx: Ctx): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_HANCUR',
      ringkasan: `Batal hancur barang ${head.no_hancur}`,
      angka: [
        { label: 'No Hancur', nilai: head.no_hancur },
        { label: 'Jumlah', nilai: `${head.total_qty} barang, ${formatGram(head.total_berat)} g` },
        {
          label: 'Emas di gudang',
          nilai: `${head.kode_gudang}, ${formatGram(head.total_timbang)} g`,
        },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
