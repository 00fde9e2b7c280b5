import { daysBetween } from '#kit/rules/hari.ts';
import { sum } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, CancelBodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { bukuKembali, bukuKirimEmas } from '#areas/kirim/rules/buku-kiriman.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { emasKiriman, TANPA_BATU, TOTAL_TANPA_BATU } from '#areas/kirim/server/emas-kiriman.ts';
import { kirimDaftarEmas } from '#areas/kirim/server/jauh/emas-jauh-kirim.ts';
import { needTujuan } from '#areas/kirim/server/tujuan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof kirimBarangDocument.spec;

/** What a line of gold lies in while it is here: bought goods and lots have no trays. */
export const diGudang = <T extends { readonly dari_gudang: string }>(line: T) => ({
  ...line,
  kode_gudang: line.dari_gudang,
  kode_baki: null,
});

/**
 * Bought pieces and whole lots leave for head office, which refines them (D-44.9). Nothing is cut off a lot: each part
 * would have a tolerance of its own on its way.
 */
export async function sendEmas(tx: Tx, typed: BodyOf<Words, 'sepuhan'>, ctx: Ctx) {
  const { emas: asked, tujuan: kode, ...more } = typed;
  const tujuan = await needTujuan(tx, kode, 'SEPUHAN', ctx);
  const lines = await emasKiriman().tahan(tx, asked, ctx);
  const keterangan = more.keterangan ?? '';
  const kepala = { ...more, keterangan, tujuan: tujuan.kode_toko, nama_tujuan: tujuan.nama_toko };
  return {
    head: {
      ...kepala,
      no_kirim_asal: null,
      isi: 'EMAS' as const,
      total_qty: lines.length,
      total_berat: sum(lines.map((one) => one.berat)),
      total_murni: sum(lines.map((one) => one.murni)),
      ...TOTAL_TANPA_BATU,
      hari_batal: null,
      op_batal: null,
    },
    lines: lines.map((one) => ({
      ...TANPA_BATU,
      ...one,
      size: null,
      harga_jual: null,
      berat_asli: one.berat,
      dari_baki: null,
    })),
    postings: [],
    postingsOf: (no: string) => bukuKirimEmas(lines.map(diGudang), no),
    note: keterangan || `Kirim emas ke ${tujuan.kode_toko} ${tujuan.nama_toko}`,
    afterNumber: async (no: string) => {
      await emasKiriman().keluar(tx, no, lines, ctx);
      if (tujuan.jauh) await kirimDaftarEmas(tx, no, kepala, lines, ctx);
    },
  };
}

/** Before anything of it was received: bought pieces to their BELI warehouse, gold to its lots (D-42.8). */
export async function undoEmas(
  tx: Tx,
  { no_kirim, barang, tgl_system }: HeldOf<Words>,
  ctx: Ctx,
  { kode_gudang, kode_baki }: CancelBodyOf<Words>,
) {
  refuseIf(kode_gudang === null && kode_baki === null ? [] : [TIDAK_KIRIMAN.EMAS_TEMPAT]);
  await emasKiriman().tahanPulang(tx, barang, ctx);
  const places = [...new Set(barang.map((one) => one.dari_gudang))];
  return {
    head: { hari_batal: ctx.hari, op_batal: ctx.op },
    postings: bukuKembali(barang.map(diGudang), no_kirim),
    isi: [
      {
        label: 'Umur',
        nilai: sentence('{hari} hari', { hari: daysBetween(tgl_system, ctx.hari) }),
      },
    ],
    angka: [{ label: 'Kembali ke', nilai: places.join(', ') }],
    afterNumber: (no_bukti: string) =>
      emasKiriman().pulang(tx, { no_kirim, no_bukti, lines: barang }, ctx),
  };
}
