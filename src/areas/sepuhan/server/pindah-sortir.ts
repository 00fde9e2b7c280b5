import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import {
  mg,
  minus,
  percentOf,
  plus,
  rp,
  sum,
  type Miligram,
  type Persen,
} from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { joined, sentence } from '#kit/rules/sentence.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { ambilBagian, type EmasLot } from '#areas/stock/rules/lot.ts';
import { hitungSusut, susutBebas, type Susut } from '#areas/stock/rules/susut.ts';
import type { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { listBarangLot, type BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import {
  bukuPindah,
  linePindah,
  tulisPindah,
  type Pindah,
} from '#areas/sepuhan/server/baris-pindah.ts';
import { labeliPieces } from '#areas/sepuhan/server/labeli.ts';
import { holdLots, susutLalu, type LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import { periksaTukang } from '#areas/sepuhan/server/sortir.ts';
import { tanyaPieces } from '#areas/sepuhan/server/tanya-piece.ts';
import { gram, tanyaSusut } from '#areas/sepuhan/server/tanya-susut.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = BodyOf<typeof sepuhanDocument.spec, 'pindah'>;
type BarisTyped = Typed['baris'][number];

/**
 * Sorted gold and bars go to another class: to a craftsman who washes or melts them, to the fire, or under a barcode
 * into a tray. What is taken is a lot or a weight of it; another fineness that a test finds is recorded (D-44.6).
 */
export async function pindah(tx: Tx, typed: Typed, ctx: Ctx) {
  for (const guard of ['fineness', 'weight'] as const) tx.guards.add(guard);
  const nos = typed.baris.map(({ no_lot }) => no_lot);
  refuseIf(
    nos.flatMap((no, index) =>
      nos.indexOf(no) < index ? [at(TIDAK_SEPUHAN.LOT_KEMBAR, 'baris', index)] : [],
    ),
  );
  refuseIf(await periksaTukang(tx, typed.baris, ctx));
  const lots = await holdLots(tx, nos, ctx);
  const mentah = lots.find(({ tahap }) => tahap === 'BELUM SORTIR');
  const { no_lot = '' } = mentah ?? {};
  conflictIf(mentah !== undefined, fill(TIDAK_SEPUHAN.LOT_BELUM_DISORTIR, { no_lot }));
  refuseIf(zip(lots, typed.baris).flatMap(periksaBaris));
  const diambil: Diambil[] = [];
  for (const [lot, isi] of zip(lots, typed.baris)) diambil.push(await ambil(tx, lot, isi, ctx));
  const labeled = await labeliPieces(
    tx,
    diambil.map(({ isi, susut, ...line }) => ({
      ...line,
      isi: { ...isi, berat: line.part.berat, berat_jadi: null },
      uji: isi.kadar_uji,
      label: isi.kelas === 'JUAL LAGI',
      hilang: susut?.modal ?? rp(0),
    })),
    ctx,
  );
  refuseIf(zip(diambil, labeled).flatMap(bukanKodenya));
  const lines: Pindah[] = zip(diambil, labeled).map(([one, made]) => ({ ...one, ...made }));
  return {
    head: headOf(typed, lines, ctx),
    lines: lines.map(linePindah),
    postings: bukuPindah(lines),
    asks: await tanya(tx, lines, ctx),
    afterNumber: (no: string) => tulisPindah(tx, no, lines, ctx),
  };
}

/** What each class needs; gold does not go where it is, nor back to BELI: it was washed, melted or looked through. */
function periksaBaris([lot, isi]: readonly [LotAda, BarisTyped], index: number): Refusal[] {
  const { kelas, berat, qty } = isi;
  const jual = kelas === 'JUAL LAGI';
  const semua = berat === null || berat === lot.berat;
  const pieces = qtyOf(lot, isi);
  const kini = lot.tahap === 'LEBUR' ? 'LEBUR' : lot.kelas;
  const diuji = isi.kadar_uji !== null && isi.kadar_uji !== lot.persen;
  const sama = kelas === kini && isi.kode_tukang === null && !diuji;
  return gather(
    [kelas === 'KEMBALI', TIDAK_SEPUHAN.KEMBALI_DARI_SORTIR],
    [sama, TIDAK_SEPUHAN.KELAS_SAMA],
    [
      berat !== null && berat > lot.berat,
      fill(TIDAK_SEPUHAN.LOT_KURANG, { no_lot: lot.no_lot, berat: formatGram(lot.berat) }),
    ],
    [
      pieces > lot.qty || (semua && qty !== null && qty !== lot.qty),
      fill(TIDAK_SEPUHAN.LOT_QTY, { no_lot: lot.no_lot, qty: formatInt(lot.qty) }),
    ],
    [jual && pieces !== Math.min(1, lot.qty), TIDAK_SEPUHAN.SATU_BARANG],
    [jual && isi.kode_kategori === null, TIDAK_SEPUHAN.KATEGORI_KOSONG],
    [jual && isi.kode_gudang === null, TIDAK_SEPUHAN.TEMPAT_KOSONG],
    [jual && isi.kode_tukang !== null, TIDAK_SEPUHAN.TUKANG_LEBIH],
    [kelas === 'CUCI' && isi.kode_tukang === null, TIDAK_SEPUHAN.TUKANG_KOSONG],
    [kelas === 'CUCI' && isi.proses === null, TIDAK_SEPUHAN.PROSES_KOSONG],
    [(isi.kadar_uji === null) !== (isi.cara_uji === null), TIDAK_SEPUHAN.CARA_UJI_KOSONG],
  ).map((one) => at(one, 'baris', index));
}

/** The pieces that leave with it: all with the last gram, one with a label, else what is said. */
const qtyOf = (lot: LotAda, { berat, qty, kelas }: BarisTyped): number => {
  if (berat === null || berat === lot.berat) return lot.qty;
  return qty ?? (kelas === 'JUAL LAGI' ? Math.min(1, lot.qty) : 0);
};

type Diambil = {
  readonly lot: LotAda;
  readonly isi: BarisTyped;
  readonly part: EmasLot;
  readonly sudah: Miligram;
  readonly asal: BarangLot | undefined;
  /** All that the lot was bought as. */
  readonly barang: readonly BarangLot[];
  /** Its fine gold as a test says it now, and what that is less or more. */
  readonly kadar: Persen;
  readonly murni: Miligram;
  readonly susut: Susut | undefined;
  readonly susut_murni: Miligram;
};

/** A test may find so much less as melting may lose, with what was lost before, and so much more (D-51.17). */
async function ambil(tx: Tx, lot: LotAda, isi: BarisTyped, ctx: Ctx): Promise<Diambil> {
  const part = { ...ambilBagian(lot, isi.berat ?? lot.berat), qty: qtyOf(lot, isi) };
  const sudah = susutLalu(lot, part, ctx);
  const barang = await listBarangLot(tx, lot, ctx);
  const asal = lot.qty === 1 && barang.length === 1 ? barang[0] : undefined;
  const line = { lot, isi, part, sudah, asal, barang };
  if (isi.kadar_uji === null)
    return { ...line, kadar: lot.persen, murni: part.murni, susut: undefined, susut_murni: sudah };
  const murni = percentOf(part.berat, isi.kadar_uji, 'half');
  const beda = hitungSusut({
    masuk: part,
    keluar: { berat: part.berat, murni },
    harga: part.modal,
    toleransi: ctx.param(stockParam.TOLERANSI_SUSUT_LEBUR),
    ukur: 'murni',
    sudah,
  });
  // Nothing was melted: a test that finds more finds gold that another lot may have lost on paper.
  const susut = { ...beda, lebih: beda.lebih || beda.susut < 0 };
  const disetujui = susut.lebih && susut.susut > 0;
  const susut_murni = disetujui ? mg(0) : plus(sudah, susutBebas(susut));
  return { ...line, kadar: isi.kadar_uji, murni, susut, susut_murni };
}

/** A bar, and any gold that is no piece, is called by what it is: its code has its very percent (D-44.6). */
const bukanKodenya = (
  [{ lot, kadar }, { piece }]: readonly [
    Diambil,
    { readonly piece: { readonly persen: Persen } | undefined },
  ],
  index: number,
): Refusal[] => {
  const bar = lot.qty === 0 && piece !== undefined && piece.persen !== kadar;
  const tanpa = fill(TIDAK_SEPUHAN.KADAR_BATANG, { kadar: percentText(kadar) });
  return bar ? [at(tanpa, 'baris', index)] : [];
};

async function tanya(tx: Tx, lines: readonly Pindah[], ctx: Ctx) {
  const lebih = lines
    .filter(({ susut }) => susut?.lebih)
    .map(({ lot, part, kadar, murni, asal }) => ({
      label: lot.no_lot,
      nilai: joined([gram(part.berat), `${percentText(lot.persen)} → ${percentText(kadar)}`], ', '),
      berat: part.berat,
      murni: part.murni,
      berat_hasil: part.berat,
      murni_hasil: murni,
      kunci: asal ? { no_faktur_beli: asal.no_dokumen, urut: asal.urut_dokumen } : null,
    }));
  const n = formatInt(lebih.length);
  const ringkasan = sentence('Pindah sortir: {n} lot diuji di luar toleransi', { n });
  const hilang = sum(lines.map(({ susut }) => susut?.modal ?? rp(0)));
  return [
    ...(await tanyaSusut(tx, ringkasan, { lebih, hilang }, ctx)),
    ...(await tanyaPieces(tx, lines, ctx)),
  ];
}

const headOf = ({ keterangan }: Typed, lines: readonly Pindah[], ctx: Ctx) => {
  const berat = sum(lines.map(({ part }) => part.berat));
  const murni = sum(lines.map(({ part }) => part.murni));
  const murni_hasil = sum(lines.map((one) => one.piece?.murni ?? one.murni));
  const [first] = lines;
  const satu = lines.every(({ isi }) => isi.kode_tukang === first?.isi.kode_tukang);
  return {
    langkah: 'PINDAH SORTIR' as const,
    kode_gudang: first?.lot.kode_gudang ?? '',
    kode_tukang: satu ? (first?.isi.kode_tukang ?? null) : null,
    qty: lines.reduce((n, { part }) => n + part.qty, 0),
    berat,
    murni,
    kadar_hasil: null,
    berat_hasil: berat,
    murni_hasil,
    susut: minus(berat, berat),
    selisih_murni: minus(murni_hasil, murni),
    keterangan: keterangan ?? '',
    murni_asal: murni,
    batas: ctx.param(stockParam.TOLERANSI_SUSUT_LEBUR),
    modal: sum(lines.map(({ part }) => part.modal)),
    modal_hilang: sum(lines.map(({ susut }) => susut?.modal ?? rp(0))),
    hari_batal: null,
  };
};
