import { capitals } from '#kit/contract/field.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { Problem, refuseIf } from '#kit/server/problem.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { kept } from '#kit/rules/lists.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunTempat } from '#areas/buku/rules/akun.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { readUkuranLabel } from '#areas/toko/server/ukuran-label.table.ts';
import type {
  cetakBarcodeEndpoint,
  lembarBarcodeEndpoint,
} from '#areas/stock/contract/cetak-barcode.api.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { tsplOf, zplOf } from '#areas/stock/rules/label.ts';
import { kembarDi } from '#areas/stock/rules/periksa-barang.ts';
import {
  countLabel,
  listLabelLepas,
  lockLabel,
  type LabelRow,
} from '#areas/stock/server/label.table.ts';
import { lembarLabel } from '#areas/stock/server/lembar-label.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

/** Releases the labels of pieces in stock; the text goes to the printer, the sheet is fetched (D-21.1). */
export async function cetakBarcode(
  tx: Tx,
  { body }: InputOf<typeof cetakBarcodeEndpoint>,
  ctx: Ctx,
) {
  const codes = body.kode_barcode;
  const rows = new Map(
    (await lockLabel(tx, ctx.kode_toko, codes, ctx.param(barangParam.kategori_harga))).map(
      (row) => [row.kode_barcode, row],
    ),
  );
  refuseIf(periksaPilihan(codes, rows));
  const pieces = codes.map((code) => kept(rows, code));
  await mintaUlang(
    tx,
    pieces.filter((piece) => piece.label_ke > 0),
    ctx,
  );
  await countLabel(tx, codes, ctx);
  const labels = pieces.map((piece) => ({ ...piece, label_ke: piece.label_ke + 1 }));
  tx.audit({
    tindakan: 'CETAK_BARCODE',
    tabel: 'barang',
    kunci: codes.length === 1 ? codes.join() : `${codes.length} label`,
    sebelum: pieces.map(counted),
    sesudah: labels.map(counted),
  });
  const ukuran = await readUkuranLabel(tx, ctx.kode_toko);
  const isi =
    body.bentuk === 'ZPL'
      ? zplOf(labels, { ukuran })
      : body.bentuk === 'TSPL'
        ? tsplOf(labels, { ukuran })
        : undefined;
  return {
    data: labels.map(shown),
    count: labels.length,
    skip: 0,
    limit: labels.length,
    isi,
  };
}

const counted = ({ kode_barcode, label_ke }: LabelRow) => ({ kode_barcode, label_ke });
const shown = ({
  status: _,
  no_pegang: __,
  kode_gudang: ___,
  kode_baki: ____,
  ...label
}: LabelRow) => label;

function periksaPilihan(codes: readonly string[], rows: ReadonlyMap<string, LabelRow>): Refusal[] {
  const twice = kembarDi(codes);
  return codes.flatMap((kode_barcode, index): Refusal[] => {
    const piece = rows.get(kode_barcode);
    const told = (refusal: Refusal, values = {}) => [
      at(
        { ...fill(refusal, { kode_barcode, ...values }), field: undefined },
        'kode_barcode',
        index,
      ),
    ];
    if (!piece) return told(TIDAK_TERSEDIA.BARANG_TIDAK_ADA);
    if (twice[index] !== undefined) return told(TIDAK_TERSEDIA.BARANG_KEMBAR);
    if (piece.status !== 'READY' && piece.status !== 'TITIP')
      return told(TIDAK_TERSEDIA.BARANG_TIDAK_READY, { status_barang: piece.status });
    return [];
  });
}

/** A second label is a second identity of a piece: somebody else has seen that the first is gone. */
async function mintaUlang(tx: Tx, lagi: readonly LabelRow[], ctx: Ctx): Promise<void> {
  const [satu, ...lain] = lagi;
  if (!satu) return;
  await perluOtorisasi(tx, ctx, [
    {
      event: stockEvents.CETAK_ULANG_BARCODE,
      ringkasan:
        lain.length === 0
          ? sentence('Cetak ulang label {kode_barcode}', { kode_barcode: satu.kode_barcode })
          : sentence('Cetak ulang {jumlah} label', { jumlah: lagi.length }),
      angka: lagi.map((piece) => ({
        label: `${piece.kode_barcode} ${piece.nama_barang}`,
        nilai: sentence('{tempat}, label tercetak {label_ke}', {
          tempat: akunTempat(piece.kode_gudang, piece.kode_baki),
          label_ke: piece.label_ke,
        }),
      })),
    },
  ]);
}

/** How long a released label can be fetched as a sheet: a paper jam is no second label. */
const MENIT_LEPAS = 15;

export async function lembarBarcode(
  on: Sql,
  { query }: InputOf<typeof lembarBarcodeEndpoint>,
  ctx: Ctx,
): Promise<Raw> {
  const codes = query.kode_barcode
    .split(',')
    .map((code) => capitals(code.trim()))
    .filter(Boolean);
  const rows = new Map(
    (await listLabelLepas(on, codes, MENIT_LEPAS, ctx)).map((row) => [row.kode_barcode, row]),
  );
  const kurang = codes.find((code) => !rows.has(code));
  if (codes.length === 0 || kurang)
    throw new Problem(
      409,
      'LABEL_BELUM_DICETAK',
      fill(BELUM, { kode_barcode: kurang ?? '' }).message,
      { extra: { kode_barcode: kurang } },
    );
  return {
    type: 'application/pdf',
    body: await lembarLabel(
      codes.map((code) => kept(rows, code)),
      await readUkuranLabel(on, ctx.kode_toko),
    ),
    headers: {
      'content-disposition': 'inline; filename="label-barcode.pdf"',
      'cache-control': 'no-store',
    },
  };
}

const BELUM: Refusal = {
  code: 'LABEL_BELUM_DICETAK',
  message: 'Label {kode_barcode} Belum Dicetak, Silahkan Cetak Dahulu',
};
