import { formatInt, percentText } from '#kit/rules/format.ts';
import {
  atLeast,
  mg,
  minus,
  percentOf,
  persen,
  plus,
  sum,
  type Miligram,
  type Persen,
} from '#kit/rules/quantity.ts';
import { at, gather } from '#kit/rules/refusal.ts';
import { joined, sentence } from '#kit/rules/sentence.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { ambilBagian, type EmasLot, type ProsesLot } from '#areas/stock/rules/lot.ts';
import type { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import { TIDAK_SEPUHAN } from '#areas/sepuhan/rules/pesan-sepuhan.ts';
import { beratLalu } from '#areas/sepuhan/rules/sortir.ts';
import { hitungTerima, type Diterima } from '#areas/sepuhan/rules/terima.ts';
import { listBarangLot, type BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import { bukuCuci, lineCuci, tulisCuci, type Cuci } from '#areas/sepuhan/server/baris-cuci.ts';
import { labeliPieces } from '#areas/sepuhan/server/labeli.ts';
import { holdLots, susutLalu, type LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import { jagaCaraUji } from '#areas/sepuhan/server/jaga-cara-uji.ts';
import { tanyaPieces } from '#areas/sepuhan/server/tanya-piece.ts';
import { gram, tanyaSusut } from '#areas/sepuhan/server/tanya-susut.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Typed = BodyOf<typeof sepuhanDocument.spec, 'cuci'>;
type BarisTyped = Typed['baris'][number];

/**
 * Lots come back from a craftsman, each whole: weighed, tested where a test was made, to their warehouse or, a single
 * piece, to a tray with a label (D-44.7). Untested fine gold is what was sent, by the weight that came back.
 */
export async function cuci(tx: Tx, typed: Typed, ctx: Ctx) {
  for (const guard of ['fineness', 'weight'] as const) tx.guards.add(guard);
  const nos = typed.baris.map(({ no_lot }) => no_lot);
  refuseIf(
    nos.flatMap((no, index) =>
      nos.indexOf(no) < index ? [at(TIDAK_SEPUHAN.LOT_KEMBAR, 'baris', index)] : [],
    ),
  );
  refuseIf(jagaCaraUji(typed.baris, ctx));
  const lots = await holdLots(tx, nos, ctx, 'TUKANG');
  refuseIf(zip(lots, typed.baris).flatMap(periksaBaris));
  const lines: Ditimbang[] = [];
  for (const [lot, isi] of zip(lots, typed.baris)) lines.push(await timbang(tx, lot, isi, ctx));
  const labeled = await labeliPieces(
    tx,
    lines.map(({ isi, hasil, ...line }) => ({
      ...line,
      isi: { ...isi, ongkos: isi.ongkos_barang, berat_jadi: null },
      uji: isi.kadar_uji,
      label: isi.ke === 'BAKI',
      hilang: plus(hasil.timbang.modal, hasil.uji.modal),
    })),
    ctx,
  );
  const all: Cuci[] = zip(lines, labeled).map(([line, made]) => ({ ...line, ...made }));
  return {
    head: headOf(typed, all),
    lines: all.map(lineCuci),
    postings: bukuCuci(all),
    asks: await tanya(tx, all, ctx),
    afterNumber: (no: string) => tulisCuci(tx, no, all, ctx),
  };
}

const periksaBaris = ([lot, isi]: readonly [LotAda, BarisTyped], index: number) =>
  gather(
    [isi.ke === 'BAKI' && lot.qty !== 1, TIDAK_SEPUHAN.LABEL_SATU],
    [isi.ke === 'BAKI' && isi.kode_kategori === null, TIDAK_SEPUHAN.KATEGORI_KOSONG],
    [isi.ke === 'BAKI' && isi.kode_gudang === null, TIDAK_SEPUHAN.TEMPAT_KOSONG],
  ).map((one) => at(one, 'baris', index));

type Ditimbang = {
  readonly lot: LotAda;
  readonly isi: BarisTyped;
  readonly part: EmasLot;
  readonly sudah: Miligram;
  readonly asal: BarangLot | undefined;
  /** All that the lot was bought as. */
  readonly barang: readonly BarangLot[];
  readonly hasil: Diterima;
};

/** What a process may take of gold; a craftsman who only keeps it for the fire takes nothing. */
const toleransiOf = (proses: ProsesLot | null, { param }: Ctx): Persen => {
  if (proses === 'CUCI') return param(stockParam.TOLERANSI_SUSUT_CUCI);
  if (proses === 'POLES') return param(stockParam.TOLERANSI_SUSUT_POLES);
  return proses === 'PATRI' ? param(stockParam.TOLERANSI_SUSUT_PATRI) : persen(0);
};

/** Held against its process, less what its gold lost before: washed ten times it loses what one washing may. */
async function timbang(tx: Tx, lot: LotAda, isi: BarisTyped, ctx: Ctx): Promise<Ditimbang> {
  const part = ambilBagian(lot, lot.berat);
  const sudah = susutLalu(lot, part, ctx);
  const lalu = beratLalu(part, sudah);
  const toleransi = toleransiOf(lot.proses, ctx);
  const boleh = minus(percentOf(plus(lot.berat, lalu), toleransi, 'down'), lalu);
  const hasil = hitungTerima(
    { ...part, kadar: lot.persen, susut_murni: sudah },
    { berat: isi.berat, kadar_uji: isi.kadar_uji },
    {
      kiriman: atLeast(mg(0), boleh),
      lebur: ctx.param(stockParam.TOLERANSI_SUSUT_LEBUR),
      perBerat: true,
    },
  );
  const barang = await listBarangLot(tx, lot, ctx);
  const asal = lot.qty === 1 && barang.length === 1 ? barang[0] : undefined;
  return { lot, isi, part, sudah, asal, barang, hasil };
}

/** Each lot that lost more than its process may take, or gained: the owner reads it (D-51.17). */
async function tanya(tx: Tx, lines: readonly Cuci[], ctx: Ctx) {
  const lebih = lines
    .filter(({ hasil }) => hasil.timbang.lebih || hasil.uji.lebih)
    .map(({ lot, hasil, asal }) => ({
      label: `${lot.no_lot} ${lot.kode_tukang ?? ''}`.trim(),
      nilai: joined(
        [
          `${gram(lot.berat)} → ${gram(hasil.berat_hasil)}`,
          `${percentText(lot.persen)} → ${percentText(hasil.kadar_hasil)}`,
        ],
        ', ',
      ),
      berat: lot.berat,
      murni: lot.murni,
      berat_hasil: hasil.berat_hasil,
      murni_hasil: hasil.murni_hasil,
      kunci: asal ? { no_faktur_beli: asal.no_dokumen, urut: asal.urut_dokumen } : null,
    }));
  const n = formatInt(lebih.length);
  const ringkasan = sentence('Terima cucian: {n} lot di luar toleransi', { n });
  const hilang = sum(lines.map(({ hasil }) => plus(hasil.timbang.modal, hasil.uji.modal)));
  return [
    ...(await tanyaSusut(tx, ringkasan, { lebih, hilang }, ctx)),
    ...(await tanyaPieces(tx, lines, ctx)),
  ];
}

const headOf = ({ keterangan }: Typed, lines: readonly Cuci[]) => {
  const berat = sum(lines.map(({ part }) => part.berat));
  const murni = sum(lines.map(({ part }) => part.murni));
  const berat_hasil = sum(lines.map(({ hasil }) => hasil.berat_hasil));
  const murni_hasil = sum(lines.map(({ hasil, piece }) => piece?.murni ?? hasil.murni_hasil));
  const [first] = lines;
  const satu = lines.every(({ lot }) => lot.kode_tukang === first?.lot.kode_tukang);
  return {
    langkah: 'TERIMA CUCI' as const,
    kode_gudang: first?.lot.kode_gudang ?? '',
    kode_tukang: satu ? (first?.lot.kode_tukang ?? null) : null,
    qty: lines.reduce((n, { part }) => n + part.qty, 0),
    berat,
    murni,
    kadar_hasil: null,
    berat_hasil,
    murni_hasil,
    susut: minus(berat, berat_hasil),
    selisih_murni: minus(murni_hasil, murni),
    keterangan: keterangan ?? '',
    murni_asal: murni,
    batas: null,
    modal: sum(lines.map(({ part }) => part.modal)),
    modal_hilang: sum(lines.map(({ hasil }) => plus(hasil.timbang.modal, hasil.uji.modal))),
    hari_batal: null,
  };
};
