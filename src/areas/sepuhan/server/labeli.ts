import { at, type Refusal } from '#kit/rules/refusal.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import { hitungSusut } from '#areas/stock/rules/susut.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import { beratLalu } from '#areas/sepuhan/rules/sortir.ts';
import type { BarangLot } from '#areas/sepuhan/server/barang-lot.query.ts';
import { hilangOf, type Line } from '#areas/sepuhan/server/baris-sortir.ts';
import {
  beriLabel,
  keluarLabel,
  kurangiModal,
  periksaRuang,
  susunPiece,
  tanyaGroup,
  type Label,
} from '#areas/sepuhan/server/label-lot.ts';
import { gram, tanyaSusut } from '#areas/sepuhan/server/tanya-susut.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Belum = {
  readonly isi: Label;
  readonly line: Omit<Line, 'susut' | 'piece' | 'kode_barcode'>;
};

/** Lines that are sold again get their labels where their gold lies, once nothing refuses any of them. */
export async function labeliLines(tx: Tx, belum: readonly Belum[], ctx: Ctx): Promise<Line[]> {
  const master = await readMasterBarang(tx, ctx.kode_toko);
  const lines: Omit<Line, 'kode_barcode'>[] = [];
  const salah: Refusal[] = [];
  for (const [index, { isi, line }] of belum.entries()) {
    const { lot, part, asal, sudah } = line;
    if (line.kelas !== 'JUAL LAGI') {
      lines.push({ ...line, susut: undefined, piece: undefined });
      continue;
    }
    const made = await susunPiece({ isi, lot, part, asal }, master, ctx);
    salah.push(...made.salah.map((one) => at(one, 'baris', index)));
    if (!made.piece) continue;
    const susut = hitungSusut({
      masuk: part,
      keluar: keluarLabel(isi, lot),
      harga: part.modal,
      toleransi: ctx.param(stockParam.TOLERANSI_SUSUT_CUCI),
      ukur: 'berat',
      sudah: beratLalu(part, sudah),
    });
    lines.push({ ...line, susut, piece: kurangiModal(made.piece, susut.modal) });
  }
  refuseIf(salah);
  const made = lines.flatMap(({ piece, lot }) => (piece ? [{ piece, lot }] : []));
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
  return lines.map((one) => ({
    ...one,
    kode_barcode: (one.piece && codeOf.get(one.piece)) ?? null,
  }));
}

type Ditanya = {
  readonly ringkas: (n: number) => Tuntutan['ringkasan'];
  /** What the lot was bought as: a group in which its gold is cheaper is the owner's. */
  readonly barang: readonly BarangLot[];
};

/**
 * Labels of less weight than washing leaves (D-51.17), of a cheaper group than their gold was bought as (D-51.16), or
 * of a weight that is not plausible.
 */
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
  const groups = barang.map(({ kode_group }) => kode_group);
  const baru = lines.flatMap(({ piece, asal }) =>
    piece ? [{ piece, dari: asal ? [asal.kode_group] : groups }] : [],
  );
  const pieces = baru.map(({ piece }) => ditimbang(piece));
  return [
    ...(await tanyaSusut(tx, ringkas(lebih.length), { lebih, hilang: hilangOf(lines) }, ctx)),
    ...(await tanyaGroup(tx, baru, ctx)),
    ...jagaBeratWajar(tx, pieces, ctx),
  ];
}
