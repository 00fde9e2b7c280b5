import { formatGram, formatInt } from '#kit/rules/format.ts';
import { daysBetween } from '#kit/rules/hari.ts';
import { mg, sum } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf, CancelBodyOf, HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { batuKiriman } from '#areas/kirim/server/batu/batu-kiriman.ts';
import { KEPALA_BATU, TANPA_EMAS } from '#areas/kirim/server/batu/tanpa-emas.ts';
import { kirimDaftarBatu } from '#areas/kirim/server/jauh/batu-jauh-kirim.ts';
import { needLebih } from '#areas/kirim/server/lebih-pulang.ts';
import { needTujuan } from '#areas/kirim/server/tujuan.ts';
import { refuseWhileSought } from '#areas/stock/server/pindah/while-counted.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Words = typeof kirimBarangDocument.spec;

/** Loose stones, and parts of parcels, leave for another shop that keeps stones; nothing is booked yet (D-45.8). */
export async function sendBerlian(tx: Tx, typed: BodyOf<Words, 'berlian'>, ctx: Ctx) {
  const { barang: asked, tujuan: kode, ...more } = typed;
  const tujuan = await needTujuan(tx, kode, 'BERLIAN', ctx);
  const codes = asked.map((one) => one.kode_berlian);
  const { no_kirim_asal } = more;
  if (no_kirim_asal !== null) await needLebih(tx, no_kirim_asal, codes, tujuan.kode_toko, ctx);
  const { lines, asks, keluar } = await batuKiriman().tahan(tx, asked, ctx);
  // What the receiver scanned beyond a shipment is not in the place that is counted.
  if (no_kirim_asal === null)
    await refuseWhileSought(
      tx,
      codes.map((kode_barcode) => ({ kode_barcode, ke: null })),
      ctx,
    );
  const keterangan = more.keterangan ?? '';
  const kepala = { ...more, keterangan, tujuan: tujuan.kode_toko, nama_tujuan: tujuan.nama_toko };
  return {
    head: {
      ...kepala,
      ...KEPALA_BATU,
      total_qty: lines.length,
      total_carat: sum(lines.map((one) => one.carat ?? mg(0))),
      total_butir: lines.reduce((all, one) => all + (one.butir ?? 0), 0),
      hari_batal: null,
      op_batal: null,
    },
    lines: lines.map((one) => ({ ...TANPA_EMAS, ...one })),
    postings: [],
    note: keterangan || `Kirim berlian ke ${tujuan.kode_toko} ${tujuan.nama_toko}`,
    asks: [...asks],
    afterNumber: async (no: string) => {
      await keluar(no);
      if (tujuan.jauh) await kirimDaftarBatu(tx, no, kepala, lines, ctx);
    },
  };
}

/** Before anything of it was received: each stone to its own warehouse, else to the one that is named (D-42.8). */
export async function undoBerlian(
  tx: Tx,
  { no_kirim, barang, tgl_system, total_carat, total_butir }: HeldOf<Words>,
  ctx: Ctx,
  { kode_gudang, kode_baki }: CancelBodyOf<Words>,
) {
  refuseIf(kode_baki === null ? [] : [TIDAK_KIRIMAN.BERLIAN_TANPA_BAKI]);
  const lines = barang.map((one) => ({ ...one, kode_gudang }));
  const pulang = await batuKiriman().tahanPulang(tx, no_kirim, lines, ctx);
  const places = [...new Set(lines.map((one) => one.kode_gudang ?? one.dari_gudang))];
  return {
    head: { hari_batal: ctx.hari, op_batal: ctx.op },
    isi: [
      {
        label: 'Umur',
        nilai: sentence('{hari} hari', { hari: daysBetween(tgl_system, ctx.hari) }),
      },
      {
        label: 'Berlian',
        nilai: sentence('{butir} butir, {carat} ct', {
          butir: formatInt(total_butir),
          carat: formatGram(total_carat),
        }),
      },
    ],
    angka: [{ label: 'Kembali ke', nilai: places.join(', ') }],
    afterNumber: (no_bukti: string) => pulang({ no_kirim, no_bukti }),
  };
}
