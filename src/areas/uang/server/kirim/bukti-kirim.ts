import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { qrCode, runsOf } from '#kit/rules/qr.ts';
import { localTime } from '#kit/server/clock.ts';
import type { Canvas } from '#kit/server/paper/canvas.ts';
import { A4, openPaper, sideways } from '#kit/server/paper/document.ts';
import type { Faces } from '#kit/server/paper/typeface.ts';
import { wrap } from '#kit/server/paper/wrap.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import type { RowOf } from '#areas/dokumen/contract/document-types.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { TEMPAT_UANG, type kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { terbilang } from '#areas/uang/rules/terbilang.ts';

type Kirim = RowOf<typeof kirimDocument.spec>;
const PAGE = sideways(A4);
const EDGE = 42;
const RIGHT = PAGE.width - EDGE;
const QR_POINTS = 150;

/** What goes with the bag: A4 landscape, the sum in figures and words, the number to look it up by as QR (№ 53). */
export async function drawBukti(on: Sql, row: Kirim, ctx: Ctx): Promise<Raw> {
  const user = await findUser(on, row.input_by);
  const judul = `Bukti Kirim Uang ${row.nota_kirim}`;
  const paper = openPaper(judul, ctx.toko.nama_toko);
  const parts: Buffer[] = [];
  const draw = (canvas: Canvas) => {
    drawHead(canvas, paper.faces, row, ctx);
    drawFacts(canvas, paper.faces, { ...row, input_by: user?.usere_name ?? row.input_by }, ctx);
    drawSum(canvas, paper.faces, row);
    drawReferensi(canvas, paper.faces, row);
    drawSigns(canvas, paper.faces, row);
  };
  for await (const part of paper.page(PAGE, draw)) parts.push(part);
  for await (const part of paper.close((canvas) => canvas.box(0, 0, 0, 0, 1))) parts.push(part);
  return {
    body: Buffer.concat(parts),
    type: 'application/pdf',
    headers: {
      'content-disposition': `inline; filename="KIRIM UANG ${row.nota_kirim}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

function drawHead(canvas: Canvas, { bold, plain }: Faces, row: Kirim, { toko }: Ctx): void {
  canvas.text(bold, 16, EDGE, 58, toko.nama_toko, { within: 380 });
  canvas.text(plain, 9.5, EDGE, 74, toko.alamat_toko, { within: 380 });
  canvas.text(bold, 20, RIGHT, 60, 'BUKTI KIRIM UANG', { end: true });
  canvas.text(plain, 11, RIGHT, 77, row.nota_kirim, { end: true });
  canvas.rule(EDGE, 90, RIGHT - EDGE, 1.4);
  const marks = [
    ...(row.status === 'CANC' ? ['BATAL'] : []),
    ...(row.cetak_ke > 1 ? [`SALINAN ${row.cetak_ke - 1}`] : []),
  ];
  canvas.text(bold, 13, RIGHT, 110, marks.join(' · '), { end: true });
}

const LABEL = EDGE;
const VALUE = EDGE + 118;
const ROOM = RIGHT - QR_POINTS - 50 - VALUE;

function drawFacts(canvas: Canvas, { bold, plain }: Faces, row: Kirim, { toko }: Ctx): void {
  const jam = localTime(row.input_date, toko.zona).slice(11);
  const dari = row.no_rekening
    ? `${TEMPAT_UANG.TRANSFER} ${row.no_rekening}`
    : TEMPAT_UANG[row.dari];
  const facts: readonly (readonly [string, string | null])[] = [
    ['Tanggal', `${formatHariPanjang(row.tgl_system)} ${jam}`],
    ['Pengirim', row.sender],
    ['Dari', `${toko.kode_toko} ${toko.nama_toko}, ${dari}`],
    ['Tujuan', `${row.tujuan} ${row.nama_tujuan}`],
    ['Keterangan', row.keterangan],
    ['No Reff', row.no_reff],
    ['Dicatat oleh', row.input_by],
  ];
  let y = 122;
  for (const [label, value] of facts) {
    if (value === null) continue;
    canvas.text(plain, 11, LABEL, y, label, { grey: 0.35 });
    for (const line of wrap(bold, value, ROOM / 11, 2)) {
      canvas.text(bold, 11, VALUE, y, line, { within: ROOM });
      y += 15;
    }
    y += 6;
  }
}

function drawSum(canvas: Canvas, { bold, plain }: Faces, { jumlah_rp }: Kirim): void {
  const y = 334;
  canvas.box(EDGE, y, RIGHT - EDGE, 58, 0.94);
  canvas.text(plain, 11, EDGE + 14, y + 22, 'Jumlah', { grey: 0.35 });
  canvas.text(bold, 22, RIGHT - 14, y + 27, formatRupiah(jumlah_rp), { end: true });
  canvas.text(plain, 11, EDGE + 14, y + 46, terbilang(jumlah_rp), { within: RIGHT - EDGE - 28 });
}

function drawReferensi(canvas: Canvas, { bold, plain }: Faces, { nomor_referensi }: Kirim): void {
  const left = RIGHT - QR_POINTS;
  const top = 122;
  const rows = qrCode(nomor_referensi);
  const unit = QR_POINTS / rows.length;
  rows.forEach((row, down) => {
    for (const [start, length] of runsOf(row))
      canvas.box(left + start * unit, top + down * unit, length * unit, unit, 0);
  });
  const middle = left + QR_POINTS / 2;
  canvas.text(plain, 9, middle, top + QR_POINTS + 16, 'No Referensi', { middle: true, grey: 0.35 });
  canvas.text(bold, 19, middle, top + QR_POINTS + 36, nomor_referensi, { middle: true });
}

/** Who handed it over, who carries it, who counted it. */
function drawSigns(canvas: Canvas, { bold, plain }: Faces, { sender }: Kirim): void {
  const names = ['Pengirim', 'Pembawa', 'Penerima'];
  const gap = 24;
  const width = (RIGHT - EDGE - gap * (names.length - 1)) / names.length;
  names.forEach((name, at) => {
    const x = EDGE + at * (width + gap);
    canvas.text(bold, 11, x + width / 2, 424, name, { middle: true });
    canvas.frame(x, 434, width, 84);
    if (at === 0)
      canvas.text(plain, 9.5, x + width / 2, 512, sender, { middle: true, within: width });
  });
  canvas.text(
    plain,
    9,
    EDGE,
    540,
    'Penerima menghitung uang sebelum memasukkan nomor referensi ini.',
    {
      grey: 0.35,
    },
  );
}
