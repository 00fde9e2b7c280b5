import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { batalDokumen, type JenisDokumen } from '#areas/buku/server/batal-dokumen.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { batalPindahEndpoint } from '#areas/stock/contract/pindah.api.ts';
import { masihUtuh, namaTempat, periksaTujuan, TIDAK_PINDAH } from '#areas/stock/rules/pindah.ts';
import { readDokumenPindah } from '#areas/stock/server/pindah/baca-pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import {
  listPindahIsi,
  lockPindah,
  lockTujuan,
  type Pindah,
  type PindahIsi,
} from '#areas/stock/server/pindah/pindah.table.ts';
import { needTersedia } from '#areas/stock/server/tersedia.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';

const JENIS: JenisDokumen<Pindah, Awaited<ReturnType<typeof readDokumenPindah>>> = {
  tabel: 'pindah',
  nomor: 'no_pindah',
  nomorBatal: 'BD',
  kode_transaksi: 'BATAL_PINDAH',
  tidak: {
    tidakAda: TIDAK_PINDAH.PINDAH_TIDAK_ADA,
    sudahBatal: TIDAK_PINDAH.PINDAH_SUDAH_BATAL,
    kemarin: TIDAK_PINDAH.PINDAH_KEMARIN,
  },
  lock: lockPindah,
  baca: (on, no, { kode_toko }) => readDokumenPindah(on, kode_toko, no),
};

/**
 * Takes a move back on its own day, whole: every piece still lies where it was put and is what it
 * was, and every tray that it came from still has room (BATAL_PINDAH, D-6.4).
 */
export const batalPindah = (
  tx: Tx,
  { params: { no }, body: { alasan } }: InputOf<typeof batalPindahEndpoint>,
  ctx: Ctx,
) =>
  batalDokumen(
    tx,
    JENIS,
    { no, alasan },
    {
      siapkan: async (head) => {
        const isi = await listPindahIsi(tx, ctx.kode_toko, no);
        await pastikanBisaKembali(tx, head, isi, ctx);
        await mintaSetuju(tx, head, isi, alasan, ctx);
        return isi;
      },
      pulihkan: (isi, no_batal) =>
        moveBarang(
          tx,
          isi.map(({ kode_barcode, dari_gudang, dari_baki }) => ({
            kode_barcode,
            dari_status: 'READY',
            ke_status: 'READY',
            jenis: 'BATAL_PINDAH',
            no_bukti: no_batal,
            no_pegang: null,
            ke: { kode_gudang: dari_gudang, kode_baki: dari_baki },
          })),
          ctx,
        ),
    },
    ctx,
  );

async function pastikanBisaKembali(
  tx: Tx,
  head: Pindah,
  isi: readonly PindahIsi[],
  ctx: Ctx,
): Promise<void> {
  const asal = Map.groupBy(isi, (line) => `${line.dari_gudang}/${line.dari_baki ?? ''}`);
  for (const [, lines] of [...asal].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const ke = { kode_gudang: lines[0]!.dari_gudang, kode_baki: lines[0]!.dari_baki };
    refuseIf(periksaTujuan(await lockTujuan(tx, ctx.kode_toko, ke), ke, lines.length));
  }
  const codes = isi.map((line) => line.kode_barcode);
  const kini = new Map(
    (await lockBarangSemua(tx, ctx.kode_toko, codes)).map((row) => [row.kode_barcode, row]),
  );
  for (const line of isi) {
    const piece = kini.get(line.kode_barcode);
    const { kode_barcode } = line;
    conflictIf(!masihUtuh(line, piece, head), fill(TIDAK_PINDAH.SUDAH_BERGERAK, { kode_barcode }));
    needTersedia(piece!, piece!.oleh, ctx);
  }
}

const mintaSetuju = (
  tx: Tx,
  head: Pindah,
  isi: readonly PindahIsi[],
  alasan: string,
  ctx: Ctx,
): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_PINDAH',
      ringkasan: `Batal pindah barang ${head.no_pindah}`,
      angka: [
        { label: 'No Pindah', nilai: head.no_pindah },
        { label: 'Jumlah', nilai: `${head.total_qty} barang, ${formatGram(head.total_berat)} g` },
        {
          label: 'Dari',
          nilai: [
            ...new Set(
              isi.map((one) =>
                namaTempat({ kode_gudang: one.dari_gudang, kode_baki: one.dari_baki }),
              ),
            ),
          ].join(', '),
        },
        { label: 'Ke', nilai: namaTempat(head) },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
