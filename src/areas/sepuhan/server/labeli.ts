import { at, type Refusal } from '#kit/rules/refusal.ts';
import { rp, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { EmasLot } from '#areas/stock/rules/lot.ts';
import { periksaPasangan } from '#areas/stock/rules/periksa-barang.ts';
import { hitungSusut } from '#areas/stock/rules/susut.ts';
import { readMasterBarang, type BarangBaru } from '#areas/stock/server/barang-baru.table.ts';
import { readPasangan } from '#areas/stock/server/pasangan-barang.query.ts';
import { beratLalu } from '#areas/sepuhan/rules/sortir.ts';
import type { BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import { hilangOf, type Line } from '#areas/sepuhan/server/baris-sortir.ts';
import {
  beriLabel,
  keluarLabel,
  kurangiModal,
  periksaRuang,
  susunPiece,
  type Label,
} from '#areas/sepuhan/server/label-lot.ts';
import type { LotAda } from '#areas/sepuhan/server/lot-sepuhan.table.ts';
import { tanyaPieces } from '#areas/sepuhan/server/tanya-piece.ts';
import { gram, tanyaSusut } from '#areas/sepuhan/server/tanya-susut.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Bahan = {
  readonly lot: LotAda;
  readonly part: EmasLot;
  readonly asal: BarangLot | undefined;
  readonly isi: Label;
  /** What a test says now, where one was made. */
  readonly uji: Persen | null;
  /** It becomes a piece; what of its cost is lost with it. */
  readonly label: boolean;
  readonly hilang: Rupiah;
};
type Jadi = { readonly piece: BarangBaru | undefined; readonly kode_barcode: string | null };

/** Gold that becomes pieces gets its labels where it lies, once nothing refuses any of them. */
export async function labeliPieces(tx: Tx, rows: readonly Bahan[], ctx: Ctx): Promise<Jadi[]> {
  const master = await readMasterBarang(tx, ctx.kode_toko);
  const pasangan = await readPasangan(tx, ctx);
  const pieces: (BarangBaru | undefined)[] = [];
  const salah: Refusal[] = [];
  for (const [index, { label, hilang, ...row }] of rows.entries()) {
    const made = label ? await susunPiece(row, master, ctx) : undefined;
    const pasang = made?.piece
      ? periksaPasangan({ ...made.piece, kode_supplier: null }, pasangan)
      : [];
    salah.push(...[...(made?.salah ?? []), ...pasang].map((one) => at(one, 'baris', index)));
    pieces.push(made?.piece && kurangiModal(made.piece, hilang));
  }
  refuseIf(salah);
  const made = zip(pieces, rows).flatMap(([piece, { lot }]) => (piece ? [{ piece, lot }] : []));
  refuseIf(
    await periksaRuang(
      tx,
      made.map(({ piece }) => piece),
      ctx,
    ),
  );
  const codes = await beriLabel(tx, made, ctx);
  const codeOf = new Map(
    zip(
      made.map(({ piece }) => piece),
      codes,
    ),
  );
  return pieces.map((piece) => ({ piece, kode_barcode: (piece && codeOf.get(piece)) ?? null }));
}

type Belum = {
  readonly isi: Label;
  readonly line: Omit<Line, 'susut' | 'piece' | 'kode_barcode'>;
};

/** Lines of a lot that are sold again: what a label misses is held against washing (D-51.17). */
export async function labeliLines(tx: Tx, belum: readonly Belum[], ctx: Ctx): Promise<Line[]> {
  const toleransi = ctx.param(stockParam.TOLERANSI_SUSUT_CUCI);
  const rows = belum.map(({ isi, line }) => {
    const { lot, part, sudah, kelas } = line;
    const label = kelas === 'JUAL LAGI';
    const susut = label
      ? hitungSusut({
          masuk: part,
          keluar: keluarLabel(isi, lot),
          harga: part.modal,
          toleransi,
          ukur: 'berat',
          sudah: beratLalu(part, sudah),
        })
      : undefined;
    return { ...line, isi, uji: null, label, susut, hilang: susut?.modal ?? rp(0) };
  });
  const made = await labeliPieces(tx, rows, ctx);
  return zip(zip(belum, rows), made).map(([[{ line }, { susut }], jadi]) => ({
    ...line,
    ...jadi,
    susut,
  }));
}

type Ditanya = {
  readonly ringkas: (n: number) => Tuntutan['ringkasan'];
  /** What the lot was bought as: a group or code in which its gold is cheaper is the owner's. */
  readonly barang: readonly BarangLot[];
};

/** Labels of less weight than washing leaves (D-51.17), and what any new piece asks. */
export async function tanyaLabel(
  tx: Tx,
  lines: readonly Line[],
  { ringkas, barang }: Ditanya,
  ctx: Ctx,
): Promise<Tuntutan[]> {
  const lebih = lines.flatMap(({ susut, piece, part, asal }) =>
    susut?.lebih && piece
      ? [
          {
            label: piece.nama_barang,
            nilai: `${gram(part.berat)} → ${gram(piece.berat)}`,
            berat: part.berat,
            murni: part.murni,
            berat_hasil: piece.berat,
            murni_hasil: piece.murni,
            kunci: asal ? { no_faktur_beli: asal.no_dokumen, urut: asal.urut_dokumen } : null,
          },
        ]
      : [],
  );
  return [
    ...(await tanyaSusut(tx, ringkas(lebih.length), { lebih, hilang: hilangOf(lines) }, ctx)),
    ...(await tanyaPieces(
      tx,
      lines.map((one) => ({ ...one, barang })),
      ctx,
    )),
  ];
}
