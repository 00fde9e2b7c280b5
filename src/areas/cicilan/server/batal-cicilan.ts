import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { minus, rp } from '#kit/rules/quantity.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';
import { said } from '#kit/rules/sentence.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import type { CancelBodyOf } from '#areas/dokumen/contract/document-types.ts';
import type { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { bukuBatalCicilan } from '#areas/cicilan/rules/buku-cicilan.ts';
import { hitungBatalCicilan, jumlahDibayar, TIDAK_CICILAN } from '#areas/cicilan/rules/cicilan.ts';
import { listCaraDibayar, listNomorUang } from '#areas/cicilan/server/cicilan.table.ts';
import { izinAmbil, type Kontrak } from '#areas/cicilan/server/pengambil.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { TIDAK_BAYAR } from '#areas/uang/rules/pembayaran.ts';
import { bulatkanKeluar } from '#areas/uang/rules/pecahan.ts';
import { kartuKembali } from '#areas/uang/server/kartu-kembali.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Typed = CancelBodyOf<typeof cicilanDocument.spec>;

/**
 * Ends a contract on any day (D-38.5): the goods lie where they lay, what was paid goes back less what the shop keeps,
 * out of today's money. Where the goods left with it, only on its day: they are back, and their sale is cancelled too
 * (D-38.3).
 */
export async function batalCicilan(tx: Tx, kontrak: Kontrak, ctx: Ctx, _: undefined, typed: Typed) {
  const { serah, tgl_system, no_faktur_jual, barang, harga_jual, dp_rp, terbayar } = kontrak;
  const early = serah === 'AWAL';
  refuseIf(early && tgl_system !== ctx.hari ? [TIDAK_CICILAN.SERAH_AWAL_BATAL] : []);
  const dibayar = jumlahDibayar(kontrak);
  const { refund_rp, ditahan_rp } = hitungBatalCicilan(dibayar, kontrak.batal_persen);
  const siapa = await izinAmbil(tx, kontrak, typed, true, ctx);
  refuseIf(siapa.refusals);
  const { no_rekening: refund_rekening, alasan } = typed;
  await needRekening(tx, refund_rekening, ctx);
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const pembulatan_tunai =
    refund_rekening === null ? minus(refund_rp, bulatkanKeluar(refund_rp, pecahan)) : rp(0);
  const cara = await listCaraDibayar(tx, ctx.kode_toko, kontrak.no_cicilan);
  const nomor = await listNomorUang(tx, ctx.kode_toko, kontrak.no_cicilan);
  const tunai = refund_rekening === null ? refund_rp : rp(0);
  const kartu = await kartuKembali(tx, nomor, tunai, ctx);
  const sale =
    early && no_faktur_jual !== null
      ? await penjualan.holdHalf(tx, no_faktur_jual, { alasan }, ctx)
      : undefined;
  const refund = { refund_rp, ditahan_rp, refund_rekening, pembulatan_tunai };
  const { diambil_oleh: batal_oleh, no_ktp: batal_ktp, setuju_pemilik } = siapa.head;
  return {
    head: {
      ...refund,
      refund_jenis: refund_rekening === null ? ('CASH' as const) : ('TRANSFER' as const),
      hari_batal: ctx.hari,
      kartu_kembali_rp: kartu.kartu_kembali_rp,
      batal_oleh,
      batal_ktp,
      setuju_pemilik,
    },
    // What the approver of that sale's own cancel reads: points that are spent, coupons that were given.
    ...(sale?.undone.isi && { isi: sale.undone.isi }),
    ...penyetujuOf(kartu.penyetuju ?? sale?.undone.penyetuju),
    postings: bukuBatalCicilan({ harga_jual, dp_rp, terbayar, serah, ...refund }, barang),
    angka: [
      ...barang.map((line) => ({
        label: line.kode_barcode,
        nilai: `${line.nama_barang}, ${formatGram(line.berat)} g, ${formatRupiah(line.netto)}`,
      })),
      { label: 'Letak barang', nilai: early ? said('Di customer') : said('Di toko') },
      { label: 'Sudah dibayar', nilai: formatRupiah(dibayar) },
      // Card in, cash out: the approver sees how it came in.
      {
        label: 'Dibayar dengan',
        nilai: cara.map((one) => `${one.jenis} ${formatRupiah(one.jumlah)}`).join(', ') || '-',
      },
      ...kartu.angka,
      { label: 'Ditahan toko', nilai: formatRupiah(ditahan_rp) },
      { label: 'Dikembalikan', nilai: formatRupiah(refund_rp) },
      { label: 'Dibayar dari', nilai: refund_rekening ?? said('Kas') },
      { label: 'Diterima oleh', nilai: batal_oleh ?? '-' },
      { label: 'KTP penerima', nilai: samarkanKtp(batal_ktp) ?? '-' },
      ...(sale?.undone.angka ?? []),
    ],
    asks: siapa.asks,
    afterNumber: async (no: string) => {
      if (sale) await penjualan.cancelHalf(tx, sale, { alasan }, ctx);
      else await kembalikan(tx, kontrak, no, ctx);
      await (siapa.also?.() ?? kabari(tx, kontrak, no, ctx));
    },
  };
}

const penyetujuOf = (penyetuju: 'SPV' | 'OWN' | undefined) => (penyetuju ? { penyetuju } : {});

async function needRekening(tx: Tx, no_rekening: string | null, ctx: Ctx): Promise<void> {
  if (no_rekening === null) return;
  const known = await readRekening(tx, ctx.kode_toko, [no_rekening]);
  refuseIf(known.has(no_rekening) ? [] : [TIDAK_BAYAR.REKENING_TIDAK_ADA]);
}

/** The customer hears what was paid and goes back. */
const kabari = (tx: Tx, kontrak: Kontrak, no: string, ctx: Ctx): Promise<void> =>
  kabariBatal(tx, milikDokumen(kontrak, kontrak.no_cicilan, jumlahDibayar(kontrak)), no, ctx);

/** The goods lie where they lay. */
const kembalikan = (tx: Tx, { barang }: Kontrak, no: string, ctx: Ctx): Promise<void> =>
  moveBarang(
    tx,
    barang.map(({ kode_barcode, kode_gudang, kode_baki }) => ({
      kode_barcode,
      dari_status: 'TITIP' as const,
      ke_status: 'READY' as const,
      jenis: 'BATAL_CICIL',
      no_bukti: no,
      no_pegang: null,
      ke: { kode_gudang, kode_baki },
    })),
    ctx,
  );
