import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { batalDokumen } from '#areas/buku/server/batal-dokumen.ts';
import type { updateProfit } from '#areas/stock/contract/ubah-massal.api.ts';
import { TIDAK_MASSAL, type BarisUbah } from '#areas/stock/rules/ubah-massal.ts';
import { kunciBarang } from '#areas/stock/server/kunci-barang.ts';
import { readDokumenUbah } from '#areas/stock/server/massal/baca-massal.ts';
import {
  listUbahIsi,
  lockUbah,
  saveBatalUbah,
  type JenisUbah,
  type UbahMassal,
} from '#areas/stock/server/massal/massal.table.ts';
import { terapkan } from '#areas/stock/server/massal/ubah-massal.ts';
import type { BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Takes a change back whole on its day, while every piece is as it left it (BATAL_UBAH_MASSAL). */
export const batalUbah =
  (jenis: JenisUbah) =>
  (tx: Tx, { params: { no }, body: { alasan } }: InputOf<typeof updateProfit.batal>, ctx: Ctx) =>
    batalDokumen(
      tx,
      dokumenOf(jenis),
      { no, alasan },
      {
        siapkan: async (head) => {
          const isi = await listUbahIsi(tx, ctx.kode_toko, no);
          await pastikanUtuh(tx, jenis, isi, ctx);
          await mintaSetuju(tx, head, alasan, ctx);
          return isi;
        },
        pulihkan: async (isi, no_batal) => {
          await terapkan(tx, isi.map(dibalik), no_batal, ctx);
          await saveBatalUbah(tx, no, ctx);
        },
      },
      ctx,
    );

const dokumenOf = (jenis: JenisUbah) => ({
  tabel: 'ubah_massal',
  nomor: 'no_ubah',
  nomorBatal: 'BU',
  kode_transaksi: 'BATAL_UBAH',
  tidak: {
    tidakAda: TIDAK_MASSAL.UPDATE_TIDAK_ADA,
    sudahBatal: TIDAK_MASSAL.UPDATE_SUDAH_BATAL,
    kemarin: TIDAK_MASSAL.UPDATE_KEMARIN,
  },
  membukukan: (head: UbahMassal) => head.membukukan,
  lock: (tx: Tx, kode_toko: string, no: string) => lockUbah(tx, kode_toko, jenis, no),
  baca: (on: Sql, no: string, ctx: Ctx) => readDokumenUbah(on, jenis, no, ctx),
});

/** The line seen from its end. */
const dibalik = (one: BarisUbah): BarisUbah => ({
  ...one,
  modal_dari: one.modal_ke,
  modal_ke: one.modal_dari,
  ongkos_dari: one.ongkos_ke,
  ongkos_ke: one.ongkos_dari,
  kadar_dari: one.kadar_ke,
  kadar_ke: one.kadar_dari,
  angka_dari: one.angka_ke,
  angka_ke: one.angka_dari,
  persen_dari: one.persen_ke,
  persen_ke: one.persen_dari,
  murni_dari: one.murni_ke,
  murni_ke: one.murni_dari,
});

async function pastikanUtuh(
  tx: Tx,
  jenis: JenisUbah,
  isi: readonly BarisUbah[],
  ctx: Ctx,
): Promise<void> {
  const codes = isi.map((one) => one.kode_barcode);
  const pieces = await kunciBarang(tx, codes, ctx);
  for (const [index, piece] of pieces.entries())
    conflictIf(
      !masihSama(jenis, piece, isi[index]!),
      fill(TIDAK_MASSAL.BARANG_BERUBAH, { kode_barcode: piece.kode_barcode }),
    );
}

/** The mirror image of a change of kadar stands in the tray where the piece was. */
const masihSama = (jenis: JenisUbah, piece: BarangTerkunci, one: BarisUbah): boolean =>
  piece.harga_modal === one.modal_ke &&
  piece.ongkos === one.ongkos_ke &&
  piece.kode_kadar === one.kadar_ke &&
  piece.persen === one.persen_ke &&
  piece.murni === one.murni_ke &&
  piece.berat === one.berat &&
  (jenis === 'PROFIT' ||
    (piece.kode_gudang === one.kode_gudang && piece.kode_baki === one.kode_baki));

/** A change that the owner allowed is his to take back; his own is looked at by somebody else. */
const mintaSetuju = (tx: Tx, head: UbahMassal, alasan: string, ctx: Ctx): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_UBAH_MASSAL',
      ringkasan: sentence('Batal update barang {no_ubah}', { no_ubah: head.no_ubah }),
      penyetuju: ctx.level === 'OWN' ? 'SPV' : 'OWN',
      angka: [
        { label: 'No Update', nilai: head.no_ubah },
        { label: 'Perubahan', nilai: head.perubahan },
        {
          label: 'Jumlah',
          nilai: sentence('{total_qty} barang, {total_berat} g', {
            total_qty: head.total_qty,
            total_berat: formatGram(head.total_berat),
          }),
        },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
